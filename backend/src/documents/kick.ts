let listener: (() => void) | null = null;

/** Wakes the printer now instead of at its next look; harmless when there is none. */
export function kickDocuments(): void {
  listener?.();
}

export function onDocumentsKick(work: (() => void) | null): void {
  listener = work;
}
