interface Slot {
  current: Promise<unknown>;
  next: Promise<unknown> | null;
}

const slots = new Map<string, Slot>();

/**
 * Runs `work` for a key one at a time. Who calls while it runs gets a run that starts afterwards, shared with all other
 * waiters: fifty calls at once are two runs, and every caller sees a result that began after it asked. All work of a key
 * answers the same kind of thing.
 */
export function singleFlight<T>(key: string, work: () => Promise<T>): Promise<T> {
  const slot = slots.get(key);
  if (slot) {
    slot.next ??= slot.current.catch(() => undefined).then(() => start(key, work));
    return slot.next as Promise<T>;
  }
  return start(key, work);
}

function start<T>(key: string, work: () => Promise<T>): Promise<T> {
  const slot: Slot = { current: Promise.resolve(), next: null };
  slots.set(key, slot);
  const current = work().finally(() => {
    if (slots.get(key) === slot && !slot.next) slots.delete(key);
  });
  slot.current = current;
  return current;
}
