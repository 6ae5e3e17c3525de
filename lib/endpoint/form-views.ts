import { randomBytes } from 'node:crypto';
import type { FieldFault } from '@/lib/forms/errors';

/** A form that was refused, as its page shows it again. */
export interface FormView {
  slug: string;
  /** What was typed. Files are not in it: no browser takes them back. */
  values: Record<string, string | string[]>;
  faults: FieldFault[];
  /** Why nothing was sent, when it is not a field's fault: a key of the `errors` messages. */
  problem: string | null;
  status: number;
  /** The page that the form stands on. */
  page: string;
  /** Files were chosen and have to be chosen once more. */
  lostFiles: boolean;
}

/** Names the view that a request of our own wants to see rendered. */
export const FORM_VIEW_HEADER = 'x-shop-form-view';

/**
 * What people typed never stands in an address or a cookie: it waits here, under a key that nobody can guess, for the one request
 * that renders it. On globalThis, because endpoints, middleware and pages are bundled apart but run in one process.
 */
const holder = globalThis as typeof globalThis & { shopFormViews?: Map<string, FormView> };
const views = (): Map<string, FormView> => (holder.shopFormViews ??= new Map());

/** Keeps a view for as long as `run` takes. */
export async function withFormView<T>(view: FormView, run: (key: string) => Promise<T>): Promise<T> {
  const key = randomBytes(24).toString('base64url');
  views().set(key, view);
  try {
    return await run(key);
  } finally {
    views().delete(key);
  }
}

export const findFormView = (key: string | null): FormView | null => (key && views().get(key)) || null;
