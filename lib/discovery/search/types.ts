import type { ProductCard } from '@/lib/catalog/types';

export const GROUPS = ['product', 'academy', 'article', 'page'] as const;
export type Group = (typeof GROUPS)[number];

/** A search result with its permalink in the visitor's language. */
export interface SearchHit {
  group: Group;
  id: string;
  title: string;
  summary: string;
  path: string;
  /** For products: image and price. */
  product: ProductCard | null;
}

/** A suggestion shown while typing. */
export interface Suggestion {
  group: Group;
  title: string;
  path: string;
  image: string | null;
  /** Formatted in the visitor's language. */
  price: string | null;
}
