import {
  type Compare,
  type ListedProduct,
  type ListingPage,
  type ListingQuery,
  compareListed,
  nextPriceChange,
  paginateListing,
  replaceSorted,
} from '../../domain/product-listing';
import type { ListedRow } from './read-listed-products';
import { LOCALES, type Locale } from '../../../contract/locales';
import { type Sort } from '../../../contract/products';

interface Order {
  products: ListedProduct[];
  compare: Compare;
  /** When it was made; prices are those of this moment. */
  madeAt: Date;
  /** Expiry in epoch milliseconds: the next start or end of a sale. */
  until: number;
}

interface Language {
  products: Map<string, ListedProduct>;
  orders: Map<Sort, Order>;
}

/**
 * In-memory index of listed products per language, to filter, sort and count without reading every product per page.
 * Prices in it only serve sorting: a page reads its products from the database again.
 */
export class ListingIndex {
  readonly #languages = new Map<Locale, Language>(
    LOCALES.map((locale) => [locale, { products: new Map(), orders: new Map() }]),
  );

  constructor(rows: ListedRow[]) {
    this.#add(rows);
  }

  /** Replaces the products with these ids, in all languages, by the given rows. */
  replace(ids: string[], rows: ListedRow[]): void {
    const gone = new Set(ids);
    for (const { products } of this.#languages.values()) for (const id of ids) products.delete(id);
    this.#add(rows);
    for (const { products, orders } of this.#languages.values()) {
      const added = ids.flatMap((id) => products.get(id) ?? []);
      for (const [sort, order] of orders) orders.set(sort, this.#reorder(sort, order, gone, added));
    }
  }

  /** Ids of the products that sell the variant with this row id. */
  productsOfVariant(row: number): string[] {
    const products = [...this.#languages.values()].flatMap((language) => [...language.products.values()]);
    return [...new Set(products.flatMap(({ id, variantSet }) => (variantSet.variantIds.includes(row) ? [id] : [])))];
  }

  page(locale: Locale, query: ListingQuery, now: Date): ListingPage {
    return paginateListing(this.#order(locale, query.sort, now), query);
  }

  #add(rows: ListedRow[]): void {
    for (const { locale, ...product } of rows) this.#languages.get(locale)?.products.set(product.id, product);
  }

  /** Only what changed finds its place anew: sorting ten thousand names takes as long as a page. */
  #reorder(sort: Sort, order: Order, gone: ReadonlySet<string>, added: ListedProduct[]): Order {
    const { compare, madeAt } = order;
    const products = replaceSorted(order.products, { gone, added, compare });
    return { ...order, products, until: Math.min(order.until, expiryOf(sort, added, madeAt)) };
  }

  #order(locale: Locale, sort: Sort, now: Date): ListedProduct[] {
    const language = this.#languages.get(locale);
    if (!language) return [];
    const known = language.orders.get(sort);
    if (known && now.getTime() < known.until) return known.products;
    const all = [...language.products.values()];
    const compare = compareListed(sort, locale, now);
    const products = [...all].sort(compare);
    language.orders.set(sort, { products, compare, madeAt: now, until: expiryOf(sort, all, now) });
    return products;
  }
}

const expiryOf = (sort: Sort, products: ListedProduct[], now: Date): number =>
  sort.startsWith('price') ? nextPriceChange(products, now) : Infinity;
