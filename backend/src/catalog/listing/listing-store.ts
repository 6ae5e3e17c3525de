import type { Core } from '@strapi/strapi';
import { incrementCatalogChanges, readCatalogChanges } from './catalog-change-counter';
import { ListingIndex } from './listing-index';
import { findProductsOfVariant, readListedProducts } from './read-listed-products';
import type { Db } from '../../platform/database/row-helpers';

/**
 * Keeps a listing index in step with the database. What this process changes is read again product by product. Every
 * change is also counted in the database: a process that finds a change it did not make itself reads everything.
 */
export class ListingStore {
  readonly #db: Db;
  #index: ListingIndex | null = null;
  /** The changes that the index knows of, those that are still to be read among them. */
  #changes = 0;
  readonly #stale = new Set<string>();
  #noting: Promise<void> = Promise.resolve();
  #refreshing: Promise<ListingIndex> | null = null;

  constructor(db: Db) {
    this.#db = db;
  }

  /** A product was published, unpublished or deleted. */
  markProductStale(id: string): Promise<void> {
    return this.#note(async () => [id]);
  }

  /** A variant (by its row) was saved or deleted: the product it had and the one it has now show something else. */
  markVariantStale(row: number): Promise<void> {
    return this.#note(async () => [
      ...(this.#index?.productsOfVariant(row) ?? []),
      ...(await findProductsOfVariant(this.#db, row)),
    ]);
  }

  /** The index as the database is now. */
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
        // While everything is read, the index can't say yet what a variant belonged to.
        await this.#refreshing;
        for (const id of await findIds()) this.#stale.add(id);
        const changes = await incrementCatalogChanges(this.#db, new Date());
        if (changes === this.#changes + 1) this.#changes = changes;
      } catch {
        // Nobody knows what changed: the next reader reads everything.
        this.#index = null;
      }
    });
    return this.#noting;
  }

  async #refresh(): Promise<ListingIndex> {
    const changes = await readCatalogChanges(this.#db);
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

interface EntryEvent {
  uid: string;
  entry: { id: number; documentId: string };
}

let current: ListingStore | null = null;

export function listingStore(): ListingStore {
  if (!current) throw new Error('The listing is asked before the shop has started');
  return current;
}

/** Before the listeners that let pages be made anew: those must find what is counted here. */
export function startListing({ db, eventHub }: Core.Strapi): void {
  const store = new ListingStore(db.connection);
  current = store;
  for (const event of ['entry.publish', 'entry.unpublish', 'entry.delete'])
    eventHub.on(event, async ({ uid, entry }: EntryEvent) => {
      if (uid === PRODUCT) await store.markProductStale(entry.documentId);
    });
  for (const event of ['entry.create', 'entry.update', 'entry.delete'])
    eventHub.on(event, async ({ uid, entry }: EntryEvent) => {
      if (uid === VARIANT) await store.markVariantStale(entry.id);
    });
}
