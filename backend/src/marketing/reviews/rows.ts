import { z } from 'zod';
import type { RejectionReason, ReviewState } from '../../domain/review-rules';
import { parseStoredJson } from '../../platform/database/row-helpers';
import { type Locale } from '../../../contract/locales';
import { type ItemOption } from '../../../contract/products';

export const REVIEW = 'api::review.review';

/** A re-encoded picture: its name below `reviews/` in the data folder, and in the public folder once published. */
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
  title: string;
  text: string;
  name: string;
  photos: unknown;
  state: ReviewState;
  reason: RejectionReason | null;
  reply: string | null;
  written_at: Date | number | string;
  /** Grows when the buyer changes it: what is published is what was read. */
  version: number;
}

export interface RequestRow {
  id: number;
  document_id: string;
  order_id: number;
  /** `skipped`: looked at, and not to be asked. */
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
