import { clickedUrl } from './clicked-link';

const KEY = 'reloaded-at';
const WINDOW_MS = 10_000;

/** Whether a script chunk of this build could not be loaded, for example after a new release. */
export function isChunkLoadError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'ChunkLoadError' ||
    /(failed to load|loading) (css )?chunk|dynamically imported module/i.test(error.message)
  );
}

function loadClickedPage(): void {
  const url = clickedUrl();
  if (url) location.assign(url);
  else location.reload();
}

/**
 * Loads the page that the visitor was going to, or this one again, at most once in ten seconds, to avoid a reload loop.
 * Returns whether it loads.
 */
export function reloadOnce(now = Date.now(), storage: Storage = sessionStorage, reload = loadClickedPage): boolean {
  try {
    if (now - Number(storage.getItem(KEY) ?? 0) < WINDOW_MS) return false;
    storage.setItem(KEY, String(now));
  } catch {
    // Without storage a reload loop could not be stopped.
    return false;
  }
  reload();
  return true;
}
