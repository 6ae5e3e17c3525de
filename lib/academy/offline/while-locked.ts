/** Runs alone among all tabs of this shop. With `ifFree` it does not wait, and is undefined when another tab is at it. */
export async function whileLocked<T>(run: () => Promise<T>, { ifFree = false } = {}): Promise<T | undefined> {
  const options = { ifAvailable: ifFree };
  return navigator.locks.request('saved-lessons', options, async (lock) => (lock ? run() : undefined));
}
