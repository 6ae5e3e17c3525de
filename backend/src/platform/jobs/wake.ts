/** Background jobs that code elsewhere can ask to run now instead of at their next interval. */
export type JobName = 'outbox' | 'returns' | 'invoices' | 'prices' | 'back-in-stock';

const listeners = new Map<JobName, () => void>();

/** Asks the job to run now. Does nothing in a process that does not run the job. */
export function wakeJob(name: JobName): void {
  listeners.get(name)?.();
}

/** Registers the job that answers `wakeJob(name)`; null removes it. */
export function onWake(name: JobName, run: (() => void) | null): void {
  if (run) listeners.set(name, run);
  else listeners.delete(name);
}
