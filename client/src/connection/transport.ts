/** A line to the server that carries text both ways. `closed` is called once, also when it never opened. */
export interface Line {
  send(text: string): void;
  close(): void;
}

export interface LineEvents {
  opened(): void;
  message(text: string): void;
  closed(): void;
}

export type Dial = (events: LineEvents) => Line;

/** The line over a WebSocket of this site. */
export function dialSocket(path: string): Dial {
  return (events) => {
    const address = new URL(path, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    socket.onopen = () => events.opened();
    socket.onmessage = (event) => typeof event.data === "string" && events.message(event.data);
    socket.onclose = () => events.closed();
    return {
      send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text),
      close: () => socket.close(),
    };
  };
}
