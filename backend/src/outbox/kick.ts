let listener: (() => void) | null = null;

/** Wakes the mail worker now instead of at its next look; harmless when there is none. */
export function kickOutbox(): void {
  listener?.();
}

export function onOutboxKick(work: (() => void) | null): void {
  listener = work;
}
