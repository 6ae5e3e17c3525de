/** The cache that holds saved lessons, and nothing else. Deleting it removes them all. */
export const OFFLINE_CACHE = 'saved-lessons';

export const WORKER_PATH = '/sw.js';

/**
 * Removes what was saved on this device, as on signing out, and the service worker, which then has nothing to do. Does nothing
 * where browsers have none of them.
 */
export async function forgetSavedLessons(): Promise<void> {
  await globalThis.caches?.delete(OFFLINE_CACHE).catch(() => false);
  const registration = await navigator.serviceWorker?.getRegistration('/').catch(() => undefined);
  const worker = registration?.active ?? registration?.installing;
  if (worker?.scriptURL.endsWith(WORKER_PATH)) await registration?.unregister().catch(() => false);
}
