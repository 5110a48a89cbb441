"""Another player who only wants to play: asks every 10 ms, and says in the end for how long there was no answer.

`python -m tests.attack.bystander PORT TABLE` runs until its input ends, in a process of its own: an attacker that keeps
this machine busy must not look like a server that does.
"""

import asyncio
import json
import sys
import time

from tests.player import Player

LINES = 8  # so that each stays within its rate
PAUSE = 0.01
SOURCE = "127.0.0.1"


class Bystander:
    def __init__(self) -> None:
        self.longest = 0.0
        self.answers = 0

    async def play(self, port: int, table: str) -> None:
        lines = [await Player.join(port, table, f"bystander {number}, long", source=SOURCE) for number in range(LINES)]
        asked = [asyncio.create_task(self._ask(line, at)) for at, line in enumerate(lines)]
        await asyncio.to_thread(sys.stdin.read)
        for task in asked:
            task.cancel()

    async def _ask(self, line: Player, at: int) -> None:
        await asyncio.sleep(at * PAUSE)
        while True:
            began = time.monotonic()
            line.send({"type": "Ping"})
            await line.until("Pong")
            waited = time.monotonic() - began
            self.longest = max(self.longest, waited)
            self.answers += 1
            await asyncio.sleep(max(0.0, LINES * PAUSE - waited))


def main() -> None:
    bystander = Bystander()
    asyncio.run(bystander.play(int(sys.argv[1]), sys.argv[2]))
    print(json.dumps({"longest": bystander.longest, "answers": bystander.answers}))


if __name__ == "__main__":
    main()
