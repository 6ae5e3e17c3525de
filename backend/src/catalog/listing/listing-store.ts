import type { Core } from '@strapi/strapi';
import { incrementCounter, readCounters } from '../../platform/changes/change-counter';
import { ListingIndex } from './listing-index';
import { findProductsOfVariant, readListedProducts } from './read-listed-products';
import type { Db } from '../../platform/database/row-helpers';

const SUBJECT = 'catalog';

/**
 * Keeps a listing index in sync with the database. Changes of this process reload single products. Every change also
 * increments a counter in the database: a process that sees changes of another process rebuilds its whole index.
 */
export class ListingStore {
  readonly #db: Db;
  #index: ListingIndex | null = null;
  /** Counter value that the index reflects, including stale products that are still to be reloaded. */
  #changes = 0;
  readonly #stale = new Set<string>();
  #noting: Promise<void> = Promise.resolve();
  #refreshing: Promise<ListingIndex> | null = null;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Call after products were published, unpublished or deleted, or many of their variants saved. */
  markProductsStale(...ids: string[]): Promise<void> {
    return this.#note(async () => ids);
  }

  /** Call after a variant row was saved or deleted: marks both its former and its current product. */
  markVariantStale(row: number): Promise<void> {
    return this.#note(async () => [
      ...(this.#index?.productsOfVariant(row) ?? []),
      ...(await findProductsOfVariant(this.#db, row)),
    ]);
  }

  /** Call after a price list was saved or deleted: every price may have changed. */
  markAllStale(): Promise<void> {
    this.#noting = this.#noting.then(async () => {
      this.#index = null;
      await incrementCounter(this.#db, SUBJECT, new Date()).catch(() => {});
    });
    return this.#noting;
  }

  /** Returns the index, refreshed to the current state of the database. */
  async read(): Promise<ListingIndex> {
    await this.#noting;
    this.#refreshing ??= this.#refresh()
      .catch((error: unknown) => {
        this.#index = null;
        throw error;
      })
      .finally(() => {
        this.#refreshing = null;
      });
    return this.#refreshing;
  }

  #note(findIds: () => Promise<string[]>): Promise<void> {
    this.#noting = this.#noting.then(async () => {
      try {
        // During a rebuild the index does not know yet which product a variant belonged to.
        await this.#refreshing;
        for (const id of await findIds()) this.#stale.add(id);
        const changes = await incrementCounter(this.#db, SUBJECT, new Date());
        if (changes === this.#changes + 1) this.#changes = changes;
      } catch {
        // The change is unknown, so the next read rebuilds the index.
        this.#index = null;
      }
    });
    return this.#noting;
  }

  async #refresh(): Promise<ListingIndex> {
    const changes = (await readCounters(this.#db, [SUBJECT])).get(SUBJECT) ?? 0;
    if (!this.#index || changes !== this.#changes) {
      this.#stale.clear();
      this.#changes = changes;
      this.#index = new ListingIndex(await readListedProducts(this.#db));
    }
    const ids = [...this.#stale];
    if (ids.length > 0) {
      this.#stale.clear();
      this.#index.replace(ids, await readListedProducts(this.#db, ids));
    }
    return this.#index;
  }
}

const PRODUCT = 'api::product.product';
const VARIANT = 'api::product-variant.product-variant';
const PRICE_LIST = 'api::price-list.price-list';

interface EntryEvent {
  uid: string;
  entry: { id: number; documentId: string };
}

let current: ListingStore | null = null;

export function listingStore(): ListingStore {
  if (!current) throw new Error('The listing was read before the shop had started');
  return current;
}

/** Must run before the listeners that revalidate pages, so that those pages read the new listing. */
export function startListing({ db, eventHub }: Core.Strapi): void {
  const store = new ListingStore(db.connection);
  current = store;
  for (const event of ['entry.publish', 'entry.unpublish', 'entry.delete'])
    eventHub.on(event, async ({ uid, entry }: EntryEvent) => {
      if (uid === PRODUCT) await store.markProductsStale(entry.documentId);
    });
  for (const event of ['entry.create', 'entry.update', 'entry.delete'])
    eventHub.on(event, async ({ uid, entry }: EntryEvent) => {
      if (uid === VARIANT) await store.markVariantStale(entry.id);
      if (uid === PRICE_LIST) await store.markAllStale();
    });
}
