import { reportError } from '@/lib/core/report-error';

const MAX_WAITING = 200;

/**
 * Makes AVIF pictures behind the visitors' backs, one at a time: each takes eight times as long as WebP. What does not fit into the
 * queue is asked for again with the next request.
 */
export class AvifQueue {
  readonly #waiting = new Map<string, () => Promise<void>>();
  #running = false;

  /** @param key one picture waits once, however often it is requested meanwhile */
  add(key: string, make: () => Promise<void>): void {
    if (this.#waiting.has(key) || this.#waiting.size >= MAX_WAITING) return;
    this.#waiting.set(key, make);
    if (!this.#running) void this.#run();
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (const [key, make] of this.#waiting) {
      await make().catch((error: unknown) => reportError(error, { where: `picture ${key}` }));
      this.#waiting.delete(key);
    }
    this.#running = false;
  }
}
