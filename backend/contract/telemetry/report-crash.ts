import type { ErrorTracker } from './error-tracker';

const FLUSH_MS = 2_000;

/** Sends what ends the process, which otherwise would be gone first. Node's own message is printed as without a tracker. */
export function reportCrashes(tracker: ErrorTracker): void {
  process.on('uncaughtException', (error) => {
    tracker.capture(error, { where: 'uncaught error' });
    // Other listeners decide themselves whether the process goes on.
    if (process.listenerCount('uncaughtException') > 1) return;
    process.stderr.write(`${error.stack ?? String(error)}\n`);
    void tracker.flush(FLUSH_MS).finally(() => process.exit(1));
  });
}
