import type { Page, Request } from '@playwright/test';

export type Kind = 'font' | 'image' | 'script' | 'fetch';

/** Holds back what a page loads, kind by kind, so that a test sees the page before and after each of them has arrived. */
export class HeldRequests {
  readonly #page: Page;
  readonly #open = new Map<string, () => void>();
  readonly #loading = new Set<Request>();

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Call before the page is opened. */
  static async hold(page: Page, kinds: readonly Kind[]): Promise<HeldRequests> {
    const held = new HeldRequests(page);
    const gates = new Map<string, Promise<void>>(
      kinds.map((kind) => [kind, new Promise<void>((resolve) => held.#open.set(kind, resolve))]),
    );
    page.on('request', (request) => held.#loading.add(request));
    page.on('requestfinished', (request) => held.#loading.delete(request));
    page.on('requestfailed', (request) => held.#loading.delete(request));
    await page.route('**/*', async (route) => {
      await gates.get(route.request().resourceType());
      await route.continue();
    });
    return held;
  }

  /** Lets a kind arrive, and waits until the page has shown it. */
  async release(kind: Kind): Promise<void> {
    this.#open.get(kind)?.();
    this.#open.delete(kind);
    await this.settle();
  }

  /** Waits until nothing is loading but what is held, and that has been painted. */
  async settle(): Promise<void> {
    do await twoFrames(this.#page);
    while ([...this.#loading].some((request) => this.#isAwaited(request)));
    await twoFrames(this.#page);
  }

  #isAwaited(request: Request): boolean {
    const type = request.resourceType();
    // A video is loading for as long as it plays.
    return type !== 'media' && !this.#open.has(type);
  }
}

/** The second frame begins after the first was painted. */
const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
