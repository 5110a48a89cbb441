/** A connection to the server that carries text and bytes both ways. `closed` is called once, also when it never opened. */
export interface Line {
  send: (what: string | Uint8Array<ArrayBuffer>) => void;
  close: () => void;
}

export interface LineEvents {
  opened: () => void;
  message: (text: string) => void;
  bytes: (bytes: Uint8Array) => void;
  closed: () => void;
}

export type Dial = (events: LineEvents) => Line;

/** Opens a WebSocket to this site. */
export function dialSocket(path: string): Dial {
  return (events) => {
    const address = new URL(path, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    socket.binaryType = "arraybuffer";
    socket.onopen = () => events.opened();
    socket.onmessage = ({ data }) =>
      typeof data === "string" ? events.message(data) : events.bytes(new Uint8Array(data as ArrayBuffer));
    socket.onclose = () => events.closed();
    return {
      send: (what) => socket.readyState === WebSocket.OPEN && socket.send(what),
      close: () => socket.close(),
    };
  };
}
