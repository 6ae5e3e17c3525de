/** Asks until it holds; answers how long that took, in milliseconds. */
export async function until(holds: () => Promise<boolean>, what: string, withinMs: number): Promise<number> {
  const start = Date.now();
  for (;;) {
    if (await holds()) return Date.now() - start;
    if (Date.now() - start > withinMs) throw new Error(`Not within ${withinMs} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
