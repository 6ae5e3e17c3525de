import type { Media } from '@/lib/core/media';
import { type Locale } from '@/backend/contract/locales';
import { type ItemOption } from '@/backend/contract/products';

/** What a buyer wrote and the shop put up. */
export interface Review {
  id: string;
  /** 1 to 5. */
  stars: number;
  title: string;
  text: string;
  /** As the writer wants to be called. */
  name: string;
  /** The language it is written in. */
  language: Locale;
  /** ISO 8601 date. */
  writtenOn: string;
  /** The variant that was bought. */
  options: ItemOption[];
  photos: Media[];
  /** The shop's answer; empty without one. */
  reply: string;
  /** Null when it is no longer sold; without a slug it has no page in the language of the visitor. */
  product: { id: string; title: string; slug: string | null } | null;
}

export interface Rating {
  count: number;
  /** 1 to 5, with one decimal; 0 without reviews. */
  average: number;
  /** How many gave 1, 2, 3, 4 and 5 stars. */
  distribution: number[];
}

/** One page of reviews, with the rating of all that it is chosen from, whatever their stars. */
export interface ReviewPage {
  rating: Rating;
  items: Review[];
  /** That fit the filter. */
  total: number;
  page: number;
  pages: number;
  /** Products of this language that have reviews, the most first. */
  products: { id: string; title: string; slug: string; count: number }[];
}
