import type { ClockView } from "../../wire";

const TICK_MS = 250;

/** The time that a clock has left, for as long as the component that asks is shown. */
export function countdown(clock: () => ClockView, serverNow: () => number) {
  let now = $state(0);
  const left = $derived(Math.max(0, clock().until - now));

  $effect(() => {
    void clock();
    now = serverNow();
    const timer = setInterval(() => (now = serverNow()), TICK_MS);
    return () => clearInterval(timer);
  });

  return {
    get left(): number {
      return left;
    },
    get seconds(): number {
      return Math.ceil(left / 1000);
    },
  };
}
