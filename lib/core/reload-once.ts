const KEY = 'reloaded-at';
const WINDOW_MS = 10_000;

/** Whether an error means that a script of this page's version can't be loaded (any more). */
export function isChunkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'ChunkLoadError' ||
    /(failed to load|loading) (css )?chunk|dynamically imported module/i.test(error.message)
  );
}

/** Reloads, but at most once in ten seconds: a page that can't be repaired must not flicker. Tells whether it does. */
export function reloadOnce(
  now = Date.now(),
  storage: Storage = sessionStorage,
  reload = () => location.reload(),
): boolean {
  try {
    if (now - Number(storage.getItem(KEY) ?? 0) < WINDOW_MS) return false;
    storage.setItem(KEY, String(now));
  } catch {
    // Without storage nothing would stop a loop.
    return false;
  }
  reload();
  return true;
}
