import { describe, expect, it } from "vitest";
import { sendOnce } from "./sendOnce";

function line() {
  const sent: { command: unknown; answer: (done: boolean) => void; fail: (why: Error) => void }[] = [];
  const send = sendOnce(
    (command: object) =>
      new Promise<boolean>((answer, fail) => {
        sent.push({ command, answer, fail });
      }),
  );
  return { sent, send };
}

describe("a command that is asked for twice", () => {
  it("is sent once, and both get its answer", async () => {
    const { sent, send } = line();
    const both = [send({ type: "Accept", placement: 1 }), send({ type: "Accept", placement: 1 })];
    sent[0]?.answer(true);
    expect(await Promise.all(both)).toEqual([true, true]);
    expect(sent).toHaveLength(1);
  });

  it("is sent beside others of its kind", () => {
    const { sent, send } = line();
    for (const drawer of [1, 2]) void send({ type: "GiveHeart", round: 1, drawer });
    expect(sent).toHaveLength(2);
  });

  it("is sent again once the first has its answer, whatever that was", async () => {
    const { sent, send } = line();
    const [heart, first] = [{ type: "GiveHeart", turn: 1 }, send({ type: "GiveHeart", turn: 1 })];
    sent[0]?.answer(false);
    await first;
    const second = send(heart);
    sent[1]?.fail(new Error("the line broke"));
    await expect(second).rejects.toThrow();
    void send(heart);
    expect(sent).toHaveLength(3);
  });
});
