import type { Media } from '@/lib/core/media';
import { type Availability } from '@/backend/contract/products';

/** A product as islands show it: fetched by the browser, with the price and stock of now. */
export interface ShelfCard {
  id: string;
  title: string;
  path: string;
  image: Media | null;
  /** With VAT, as text; null if nothing of it is for sale. */
  price: string | null;
  stock: Availability;
}

/** Texts of cards and shelves come with them: pages that show none carry none. */
export interface ShelfLabels {
  goesWith: string;
  goesWithOrder: string;
  viewed: string;
  forget: string;
  inclVat: string;
  stock: Record<Availability, string>;
  /** With `{title}`. */
  keep: string;
}

export interface ShelfData {
  cards: ShelfCard[];
  labels: ShelfLabels;
}
