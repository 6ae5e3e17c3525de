interface Slot {
  current: Promise<unknown>;
  next: Promise<unknown> | null;
}

const slots = new Map<string, Slot>();

/**
 * Runs `work` at most once at a time per key. Calls during a run share one further run that starts afterwards, so every
 * caller gets a result that was started after the call: fifty concurrent calls cause two runs. All work of a key must
 * return the same type.
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
