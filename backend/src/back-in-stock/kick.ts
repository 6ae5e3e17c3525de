let listener: (() => void) | null = null;

/** Pieces may have come back: whoever waits for them is told now instead of within the minute. */
export function kickBackInStock(): void {
  listener?.();
}

export function onBackInStockKick(work: (() => void) | null): void {
  listener = work;
}
