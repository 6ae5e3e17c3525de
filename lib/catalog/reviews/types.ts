import type { Media } from '@/lib/core/media';
import { type Locale } from '@/backend/contract/locales';
import { type ItemOption } from '@/backend/contract/products';
import { type FitCounts, type SizeFit } from '@/backend/contract/size-fit';

/** A published review. */
export interface Review {
  id: string;
  /** 1 to 5. */
  stars: number;
  /** How the size turned out; null without an answer. */
  fit: SizeFit | null;
  title: string;
  text: string;
  /** Display name of the author. */
  name: string;
  language: Locale;
  /** ISO 8601 date. */
  writtenOn: string;
  /** ISO 8601 date; null for an order that is gone. */
  boughtOn: string | null;
  /** Options of the purchased variant. */
  options: ItemOption[];
  photos: Media[];
  /** The shop's reply; '' if none. */
  reply: string;
  /** Null if no longer sold; a null slug means no page in the visitor's language. */
  product: { id: string; title: string; slug: string | null } | null;
}

export interface Rating {
  count: number;
  /** Average from 1 to 5 with one decimal; 0 without reviews. */
  average: number;
  /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
  distribution: number[];
}

/** One page of reviews, with the rating over all stars. */
export interface ReviewPage {
  rating: Rating;
  /** Answers about the size of one product; null for the reviews of all products. */
  fit: FitCounts | null;
  items: Review[];
  /** Number of reviews that match the filter. */
  total: number;
  page: number;
  pages: number;
  /** Products with reviews in this language, most reviews first. */
  products: { id: string; title: string; slug: string; count: number }[];
}
