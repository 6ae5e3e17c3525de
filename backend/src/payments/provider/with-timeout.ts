import { ProviderDown } from './provider';

/** Part of the time limit that passes after everything that has arrived was read. */
const LAST_MS = 200;

/**
 * The result of `work`, or `ProviderDown` after `timeoutMs`. A response that arrived while this process was busy counts: timers
 * come before it in Node's event loop, so the limit ends in two steps, with a look at the network between them.
 */
export async function withTimeout<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    const end = () => reject(new ProviderDown('Mollie did not respond in time'));
    timer = setTimeout(() => {
      timer = setTimeout(end, LAST_MS);
    }, timeoutMs - LAST_MS);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
