import type { ProductCard } from '@/lib/catalog/types';

export const GROUPS = ['product', 'academy', 'article', 'page'] as const;
export type Group = (typeof GROUPS)[number];

/** Something found, with the address it has in the visitor's language. */
export interface SearchHit {
  group: Group;
  id: string;
  title: string;
  summary: string;
  path: string;
  /** Of a product: its picture and price. */
  product: ProductCard | null;
}

/** What is shown below the field while somebody types. */
export interface Suggestion {
  group: Group;
  title: string;
  path: string;
  image: string | null;
  /** In the words of the visitor's language. */
  price: string | null;
}
