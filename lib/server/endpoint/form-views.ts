import { randomBytes } from 'node:crypto';
import type { FieldError } from '@/lib/forms/field-errors';
import type { ReviewValues } from '@/lib/catalog/reviews/review-form';
import type { WithdrawalReceipt, WithdrawalValues, WithdrawnOrder } from '@/lib/customer/withdrawals/types';

/** A form that was refused, as its page shows it again. */
export interface FormView {
  kind: 'form';
  slug: string;
  /** What was typed. Files are not in it: no browser takes them back. */
  values: Record<string, string | string[]>;
  errors: FieldError[];
  /** Why nothing was sent, when it is not a field's fault: a key of the `errors` messages. */
  problem: string | null;
  status: number;
  /** The page that the form stands on. */
  page: string;
  /** Files were chosen and have to be chosen once more. */
  lostFiles: boolean;
}

/** A step of a withdrawal, for a browser without script. */
export interface WithdrawalView {
  kind: 'withdrawal';
  step: 'form' | 'review' | 'done';
  values: WithdrawalValues;
  order: WithdrawnOrder | null;
  errors: FieldError[];
  problem: string | null;
  status: number;
  page: string;
  /** Names the statement, so that sending it again is no second one. */
  token: string;
  suspect: boolean;
  receipt: WithdrawalReceipt | null;
}

/** A review that was refused, as its page shows it again. */
export interface ReviewView {
  kind: 'review';
  key: string;
  /** Id of the product it is about. */
  product: string;
  values: ReviewValues;
  errors: FieldError[];
  problem: string | null;
  /** Photos were chosen and have to be chosen once more. */
  lostPhotos: boolean;
  status: number;
}

export type View = FormView | WithdrawalView | ReviewView;

/** Names the view that a request of our own wants to see rendered. */
export const FORM_VIEW_HEADER = 'x-shop-form-view';

/**
 * What people typed never stands in an address or a cookie: it waits here, under a key that nobody can guess, for the one request
 * that renders it. On globalThis, because endpoints, middleware and pages are bundled apart but run in one process.
 */
const holder = globalThis as typeof globalThis & { shopFormViews?: Map<string, View> };
const views = (): Map<string, View> => (holder.shopFormViews ??= new Map());

/** Keeps a view for as long as `run` takes. */
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

/** The internal route, below the locale, that renders a view. */
export const routeOfView = (view: View): string => (view.kind === 'form' ? `_form/${view.slug}` : `_${view.kind}`);
