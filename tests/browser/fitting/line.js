// The page's end of a line without a network. The test carries what is said from one end to the other.
(() => {
  const LONG = 1000; // milliseconds
  const NEVER = 2 ** 31 - 1;
  const ANSWERED = 10; // milliseconds in which a page says what it has to say to something
  const sockets = [];
  let sent = [];
  let pending = 0;
  let broken = false;
  let stirred = 0;

  const stir = () => (stirred = performance.now());
  for (const what of ["click", "input", "keydown", "pointerdown", "popstate"]) addEventListener(what, stir, true);

  class Line extends EventTarget {
    static OPEN = 1;
    readyState = 0;

    constructor() {
      super();
      this.number = sockets.push(this) - 1;
      sent.push([this.number, "open", ""]);
      setTimeout(() => (broken ? this.close() : (stir(), (this.readyState = 1), this.onopen?.())));
    }

    send(what) {
      if (typeof what === "string") sent.push([this.number, "text", what]);
    }

    close() {
      if (this.readyState === 3) return;
      this.readyState = 3;
      sent.push([this.number, "close", ""]);
      setTimeout(() => this.onclose?.());
    }
  }
  window.WebSocket = Line;

  // Nothing vanishes or goes on by itself while somebody looks: toasts stay, and a guess is held.
  const { setTimeout: later } = window;
  window.setTimeout = (what, delay = 0, ...values) => later(what, delay >= LONG ? NEVER : delay, ...values);

  const fetched = window.fetch;
  window.fetch = async (...how) => {
    pending += 1;
    try {
      return await fetched(...how);
    } finally {
      stir();
      pending -= 1;
    }
  };

  /** As if the network were gone, until it is back. */
  window.fitting.breakLines = (now) => {
    broken = now;
    if (now) sockets.forEach((socket) => socket.close());
  };

  const pause = (milliseconds) => milliseconds > 0 && new Promise((then) => setTimeout(then, milliseconds));

  window.fitting.hear = (came) => {
    stir();
    for (const [number, what, text] of came)
      if (what === "close") sockets[number].close();
      else sockets[number].onmessage?.({ data: text });
  };

  /** What the page has sent, once it is quiet. While others are asked it has its time: nobody waits for it then. */
  window.fitting.say = async () => {
    await pause(stirred + ANSWERED - performance.now());
    for (let turns = 0; pending > 0 && turns < 500 && sent.length === 0; turns++) await pause(5);
    const told = sent;
    sent = [];
    return told;
  };
})();
