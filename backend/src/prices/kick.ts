let listener: (() => void) | null = null;

/** Lets the price job look now: a sale was set, moved or removed. Harmless when there is no job. */
export function wakePriceJob(): void {
  listener?.();
}

export function onPriceKick(work: (() => void) | null): void {
  listener = work;
}
