/** Runs `work` again and again with a pause between; never two at once. `wake` shortens the pause. */
export interface Repeater {
  wake(): void;
  stop(): void;
}

export function repeat(work: () => Promise<void>, pauseMs: number, onError: (error: unknown) => void): Repeater {
  let timer: NodeJS.Timeout | null = null;
  let running = false;
  let again = false;
  let stopped = false;

  const plan = (delay: number): void => {
    if (stopped) return;
    if (timer) clearTimeout(timer);
    timer = setTimeout(run, delay);
    timer.unref();
  };
  const run = async (): Promise<void> => {
    running = true;
    again = false;
    try {
      await work();
    } catch (error) {
      if (!stopped) onError(error);
    }
    running = false;
    plan(again ? 0 : pauseMs);
  };
  plan(pauseMs);
  return {
    wake() {
      again = true;
      if (!running) plan(0);
    },
    stop() {
      stopped = true;
      if (timer) clearTimeout(timer);
    },
  };
}
