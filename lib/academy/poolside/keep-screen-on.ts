/** What is used of `document`. */
interface Page {
  readonly visibilityState: DocumentVisibilityState;
  addEventListener(type: 'visibilitychange', listener: () => void): void;
  removeEventListener(type: 'visibilitychange', listener: () => void): void;
}

/**
 * Keeps the screen on until the returned function is called, by the Wake Lock API. Browsers end the lock when the page is
 * hidden, so it is asked for again when it shows. `onChange` says whether the screen stays on: false without the API, and
 * where the browser refuses, as on a low battery.
 */
export function keepScreenOn(
  page: Page,
  wakeLock: Pick<WakeLock, 'request'> | undefined,
  onChange: (isOn: boolean) => void,
): () => void {
  let current: WakeLockSentinel | null = null;
  let isWanted = true;

  async function request(): Promise<void> {
    if (page.visibilityState !== 'visible') return;
    try {
      const lock = await wakeLock?.request('screen');
      // Closed meanwhile.
      if (!isWanted) return void lock?.release();
      current = lock ?? null;
      onChange(lock !== undefined);
    } catch {
      if (isWanted) onChange(false);
    }
  }
  const onVisible = (): void => void request();

  page.addEventListener('visibilitychange', onVisible);
  void request();
  return () => {
    isWanted = false;
    page.removeEventListener('visibilitychange', onVisible);
    void current?.release();
  };
}
