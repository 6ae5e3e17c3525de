/**
 * Polls until the condition holds. A request sent within the time must see it, however long a busy machine takes to respond.
 * Returns the elapsed milliseconds.
 */
export async function until(holds: () => Promise<boolean>, what: string, withinMs: number): Promise<number> {
  const start = Date.now();
  for (;;) {
    if (await holds()) return Date.now() - start;
    if (Date.now() - start > withinMs) throw new Error(`Not within ${withinMs} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
