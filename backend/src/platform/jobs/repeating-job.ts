import { AsyncResource } from 'node:async_hooks';

/**
 * Runs `work` repeatedly with a pause in between, never concurrently. `wake` shortens the pause to `gatherMs`, a delay that
 * lets more work accumulate.
 */
export interface RepeatingJob {
  wake(): void;
  stop(): void;
}

export function startRepeatingJob(
  work: () => Promise<void>,
  pauseMs: number,
  onError: (error: unknown) => void,
  gatherMs = 0,
): RepeatingJob {
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
  // Bound, because a request that wakes the job is no part of it: its id must not stand in the job's log.
  const run = AsyncResource.bind(async (): Promise<void> => {
    running = true;
    again = false;
    try {
      await work();
    } catch (error) {
      if (!stopped) onError(error);
    }
    running = false;
    plan(again ? gatherMs : pauseMs);
  });
  plan(pauseMs);
  return {
    wake() {
      if (!running && !again) plan(gatherMs);
      again = true;
    },
    stop() {
      stopped = true;
      if (timer) clearTimeout(timer);
    },
  };
}
