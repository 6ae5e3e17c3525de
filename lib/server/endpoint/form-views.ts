import { randomBytes } from 'node:crypto';
import type { FieldError } from '@/lib/forms/field-errors';
import type { ReviewValues } from '@/lib/catalog/reviews/review-form';
import type { WithdrawalReceipt, WithdrawalValues, WithdrawnOrder } from '@/lib/customer/withdrawals/types';

/** A rejected form, to be rendered again. */
export interface FormView {
  kind: 'form';
  slug: string;
  /** Typed values without files, which browsers do not restore. */
  values: Record<string, string | string[]>;
  errors: FieldError[];
  /** Error other than invalid fields: a key of the `errors` messages. */
  problem: string | null;
  status: number;
  /** Path of the form's page. */
  page: string;
  /** Whether files must be selected again. */
  lostFiles: boolean;
}

/** A step of a withdrawal without JavaScript. */
export interface WithdrawalView {
  kind: 'withdrawal';
  step: 'form' | 'review' | 'done';
  values: WithdrawalValues;
  order: WithdrawnOrder | null;
  errors: FieldError[];
  problem: string | null;
  status: number;
  page: string;
  /** Idempotency token of the statement. */
  token: string;
  suspect: boolean;
  receipt: WithdrawalReceipt | null;
}

/** A rejected review, to be rendered again. */
interface ReviewView {
  kind: 'review';
  key: string;
  /** Id of the reviewed product. */
  product: string;
  values: ReviewValues;
  errors: FieldError[];
  problem: string | null;
  /** Whether photos must be selected again. */
  lostPhotos: boolean;
  status: number;
}

export type View = FormView | WithdrawalView | ReviewView;

/** Key of the view to render, on internal requests. */
export const FORM_VIEW_HEADER = 'x-shop-form-view';

/**
 * Typed data must not appear in URLs or cookies: it is held in memory under an unguessable key for the one request that
 * renders it. On globalThis, because endpoints, middleware and pages are bundled separately but run in one process.
 */
const holder = globalThis as typeof globalThis & { shopFormViews?: Map<string, View> };
const views = (): Map<string, View> => (holder.shopFormViews ??= new Map());

/** Stores a view while `run` is pending. */
export async function withFormView<T>(view: View, run: (key: string) => Promise<T>): Promise<T> {
  const key = randomBytes(24).toString('base64url');
  views().set(key, view);
  try {
    return await run(key);
  } finally {
    views().delete(key);
  }
}

export const findFormView = (key: string | null): View | null => (key && views().get(key)) || null;

/** Internal route, without the locale, that renders a view. */
export const routeOfView = (view: View): string => (view.kind === 'form' ? `_form/${view.slug}` : `_${view.kind}`);
