import {
  type ListedProduct,
  type ListingPage,
  type ListingQuery,
  nextPriceChange,
  paginateListing,
  sortListed,
} from '../../domain/product-listing';
import type { ListedRow } from './read-listed-products';
import { LOCALES, type Locale } from '../../../contract/locales';
import { type Sort } from '../../../contract/products';

interface Order {
  products: ListedProduct[];
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
    for (const language of this.#languages.values()) {
      const gone = ids.filter((id) => language.products.delete(id));
      if (gone.length > 0) language.orders.clear();
    }
    this.#add(rows);
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
    for (const { locale, ...product } of rows) {
      const language = this.#languages.get(locale);
      language?.products.set(product.id, product);
      language?.orders.clear();
    }
  }

  #order(locale: Locale, sort: Sort, now: Date): ListedProduct[] {
    const language = this.#languages.get(locale);
    if (!language) return [];
    const known = language.orders.get(sort);
    if (known && now.getTime() < known.until) return known.products;
    const all = [...language.products.values()];
    const products = sortListed(all, sort, locale, now);
    language.orders.set(sort, { products, until: sort.startsWith('price') ? nextPriceChange(all, now) : Infinity });
    return products;
  }
}
