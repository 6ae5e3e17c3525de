import { LRUCache } from 'lru-cache';

/** There is no room to wait any more. */
export class RenderQueueFull extends Error {
  override readonly name = 'RenderQueueFull';
}

interface RenderQueueLimits {
  /** Of the pictures that are kept, the least used leaving first. */
  maxBytes: number;
  maxWaiting: number;
}

/** Draws one picture at a time, each once however many ask for it, and keeps what was asked for last. */
export class RenderQueue {
  readonly #kept: LRUCache<string, Buffer>;
  readonly #maxWaiting: number;
  readonly #waiting = new Map<string, Promise<Buffer>>();
  #last: Promise<unknown> = Promise.resolve();

  constructor({ maxBytes, maxWaiting }: RenderQueueLimits) {
    this.#kept = new LRUCache({ maxSize: maxBytes });
    this.#maxWaiting = maxWaiting;
  }

  /** The picture with this key. Fails with `StudioFull` when too many others wait, and with whatever `draw` fails with. */
  get(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const kept = this.#kept.get(key);
    if (kept) return Promise.resolve(kept);
    const waiting = this.#waiting.get(key);
    if (waiting) return waiting;
    if (this.#waiting.size >= this.#maxWaiting) return Promise.reject(new RenderQueueFull());
    const drawn = this.#last.then(draw).then((picture) => {
      this.#kept.set(key, picture, { size: picture.length });
      return picture;
    });
    const done = drawn.then(
      () => this.#waiting.delete(key),
      () => this.#waiting.delete(key),
    );
    this.#last = done;
    this.#waiting.set(key, drawn);
    return drawn;
  }
}
