/** Wake lock: keeps the screen lit as far as the browser allows. Returns a function that releases it. */
export function stayLit(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;

  async function light(): Promise<void> {
    if (over || document.hidden || !("wakeLock" in navigator)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (over) await lock.release();
    } catch {
      // a low battery, or a reader who forbids it
    }
  }

  // A lock is lost whenever the page is hidden.
  const again = (): void => void light();
  document.addEventListener("visibilitychange", again);
  void light();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}
