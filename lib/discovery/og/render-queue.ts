import { LRUCache } from 'lru-cache';

/** The queue is full. */
export class RenderQueueFull extends Error {
  override readonly name = 'RenderQueueFull';
}

interface RenderQueueLimits {
  /** Size of the LRU cache. */
  maxBytes: number;
  maxWaiting: number;
}

/** Renders one image at a time, deduplicates concurrent requests and caches results. */
export class RenderQueue {
  readonly #cache: LRUCache<string, Buffer>;
  readonly #maxWaiting: number;
  readonly #waiting = new Map<string, Promise<Buffer>>();
  #last: Promise<unknown> = Promise.resolve();

  constructor({ maxBytes, maxWaiting }: RenderQueueLimits) {
    this.#cache = new LRUCache({ maxSize: maxBytes });
    this.#maxWaiting = maxWaiting;
  }

  /** Returns the image for a key. Rejects with `RenderQueueFull`, or with the error of `draw`. */
  get(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const cached = this.#cache.get(key);
    if (cached) return Promise.resolve(cached);
    const waiting = this.#waiting.get(key);
    if (waiting) return waiting;
    if (this.#waiting.size >= this.#maxWaiting) return Promise.reject(new RenderQueueFull());
    const drawn = this.#last.then(draw).then((picture) => {
      this.#cache.set(key, picture, { size: picture.length });
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
