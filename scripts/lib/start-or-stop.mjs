import { Problem } from './settings.mjs';

/** @typedef {import('./processes.mjs').Service} Service */

/**
 * Runs what starts services, and stops those that run already when it fails or is interrupted: services have process groups of
 * their own, so Ctrl-C reaches this process alone. Returns what stops them later.
 * @param {Service[]} services in the order in which `start` adds them
 * @param {() => Promise<void>} start
 */
export async function startOrStop(services, start) {
  /** Storefronts first, what the backend calls last: each finishes what it has begun. */
  const stop = async () => {
    for (const service of services.toReversed()) await service.stop();
  };
  let interrupted = false;
  const interrupt = () => {
    interrupted = true;
    void stop();
  };
  process.on('SIGINT', interrupt);
  process.on('SIGTERM', interrupt);
  try {
    await start();
    if (interrupted) throw new Problem('Stopped');
  } catch (error) {
    await stop();
    throw interrupted ? new Problem('Stopped while starting. Your data is kept.') : error;
  } finally {
    process.off('SIGINT', interrupt);
    process.off('SIGTERM', interrupt);
  }
  return stop;
}
