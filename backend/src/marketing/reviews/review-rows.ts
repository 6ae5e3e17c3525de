import { z } from 'zod';
import type { RejectionReason, ReviewState } from '../../domain/review-rules';
import { parseStoredJson } from '../../platform/database/row-helpers';
import { type Locale } from '../../../contract/locales';
import { type ItemOption } from '../../../contract/products';
import { type SizeFit } from '../../../contract/size-fit';

export const REVIEW = 'api::review.review';

/** A re-encoded picture; `file` is its name in the private folder and, once published, in the public one. */
export interface StoredPhoto {
  file: string;
  width: number;
  height: number;
}

export interface ReviewRow {
  id: number;
  document_id: string;
  product_id: string;
  product_title: string;
  order_id: number;
  options: unknown;
  language: Locale;
  stars: number;
  /** Null without an answer, and in reviews from before it was asked. */
  fit: SizeFit | null;
  title: string;
  text: string;
  name: string;
  photos: unknown;
  state: ReviewState;
  reason: RejectionReason | null;
  reply: string | null;
  written_at: Date | number | string;
  /** Incremented with every change by the buyer, so that decisions apply to the text that was read. */
  version: number;
}

export interface RequestRow {
  id: number;
  document_id: string;
  order_id: number;
  /** `skipped`: the order is not eligible for a request. */
  state: 'asked' | 'skipped';
  asked_at: Date | number | string;
}

const photosSchema = z.array(
  z.object({ file: z.string().regex(/^[0-9a-f]{32}\.webp$/), width: z.number(), height: z.number() }),
);

export const readPhotos = ({ photos }: Pick<ReviewRow, 'photos'>): StoredPhoto[] =>
  photosSchema.safeParse(parseStoredJson(photos)).data ?? [];

export const readBought = ({ options }: Pick<ReviewRow, 'options'>): ItemOption[] =>
  parseStoredJson<ItemOption[]>(options) ?? [];
