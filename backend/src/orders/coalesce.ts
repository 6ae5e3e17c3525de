interface Slot {
  current: Promise<void>;
  next: Promise<void> | null;
}

const slots = new Map<string, Slot>();

/**
 * Runs `work` for a key one at a time. Who calls while it runs gets a run that starts afterwards, shared with all other
 * waiters: fifty calls at once are two runs, and every caller sees a result that began after it asked.
 */
export function coalesce(key: string, work: () => Promise<void>): Promise<void> {
  const slot = slots.get(key);
  if (slot) {
    slot.next ??= slot.current.catch(() => undefined).then(() => start(key, work));
    return slot.next;
  }
  return start(key, work);
}

function start(key: string, work: () => Promise<void>): Promise<void> {
  const slot: Slot = { current: Promise.resolve(), next: null };
  slots.set(key, slot);
  slot.current = work().finally(() => {
    if (slots.get(key) === slot && !slot.next) slots.delete(key);
  });
  return slot.current;
}
