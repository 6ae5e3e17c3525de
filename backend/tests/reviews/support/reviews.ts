import { type DeskCase, act, paidOrder } from '../../desk/support/desk';
import { callAdmin } from '../../orders/support/admin';
import { waitForMail } from '../../orders/support/mail';
import { type TestVariant } from '../../orders/support/shop';
import { type Answer, asStorefront, call } from '../../support/client';
import { database } from '../../support/database';

export const DAY_MS = 24 * 3600_000;

interface WireReview {
  id: string;
  stars: number;
  fit: string | null;
  title: string;
  text: string;
  name: string;
  language: string;
  photos: { url: string; width: number; height: number }[];
  reply: string;
  product: { id: string; title: string } | null;
}

export interface ReviewList {
  rating: { count: number; average: number; distribution: number[] };
  fit: object | null;
  items: WireReview[];
  total: number;
  page: number;
  pages: number;
  products: { id: string; count: number }[];
}

export interface Failure {
  error?: { name: string; details: { errors?: { path: string[]; name: string }[] } };
}

export const listOf = async (query: Record<string, string>): Promise<ReviewList> =>
  (await call<{ data: ReviewList }>(`/api/reviews?${new URLSearchParams(query)}`, { headers: asStorefront() })).body
    .data;

/** Ships and delivers an order; backdated by `days`, because the shop's clock can't be changed. */
export async function delivered(suit: TestVariant, days = 11, over: Record<string, unknown> = {}): Promise<DeskCase> {
  const made = await paidOrder(suit, over);
  for (const step of ['ship', 'deliver']) {
    const { status, body } = await act(`orders/${made.id}/${step}`);
    if (status !== 200) throw new Error(`The order can not ${step}: ${status} ${body.error.message}`);
  }
  await letPass(made, days);
  return made;
}

export async function letPass({ order }: DeskCase, days: number): Promise<void> {
  const at = new Date(Date.now() - days * DAY_MS);
  await database()('orders').where({ order_nr: order.orderNr }).update({ delivered_at: at });
}

export const keyIn = (text: string): string => /\/review\/([\w-]{43})(?:\s|$)/.exec(text)?.[1] ?? '';

/** The key in the review request mail. */
export const keyOf = async ({ email }: DeskCase): Promise<string> =>
  keyIn((await waitForMail(email, ({ text }) => keyIn(text) !== '')).text);

const header = (key: string, locale = 'nl') => asStorefront({ 'x-review-key': key, 'x-shop-locale': locale });

export const open = (key: string) =>
  call<{ data: { open: boolean; name: string; products: { id: string; title: string; review: unknown }[] } } & Failure>(
    '/api/reviews/request',
    { headers: header(key) },
  );

export const said = (productId: string, over: object = {}) => ({
  productId,
  stars: 4,
  title: 'Fijn pak',
  text: 'Zit goed.\nDroogt snel.',
  name: 'Zoë V.',
  ...over,
});

export const write = (key: string, data: object, locale = 'nl'): Promise<Answer<{ data?: object } & Failure>> =>
  call('/api/reviews', { method: 'POST', json: { data }, headers: header(key, locale) });

export interface TestFile {
  name: string;
  content: string | Uint8Array;
  field?: string;
}

export function writeWithPhotos(
  key: string,
  data: object,
  files: TestFile[],
): Promise<Answer<{ data?: object } & Failure>> {
  const body = new FormData();
  body.set('data', JSON.stringify(data));
  for (const { field = 'photos', name, content } of files)
    body.append(field, new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
  return call('/api/reviews', { method: 'POST', body, headers: header(key) });
}

export const stop = (key: string) => call('/api/reviews/stop', { method: 'POST', headers: header(key) });

export interface StoredReview {
  id: string;
  version: number;
  state: string;
  text: string;
}

/** Review requests of an order in the database. */
export async function storedOf({ order }: DeskCase): Promise<StoredReview[]> {
  const rows: { document_id: string; version: number; state: string; text: string }[] = await database()('reviews')
    .join('orders', 'orders.id', 'reviews.order_id')
    .where('orders.order_nr', order.orderNr)
    .select('reviews.document_id', 'reviews.version', 'reviews.state', 'reviews.text');
  return rows.map(({ document_id: id, ...rest }) => ({ id, ...rest }));
}

export async function onlyOf(made: DeskCase): Promise<StoredReview> {
  const [only, ...more] = await storedOf(made);
  if (!only || more.length > 0) throw new Error('One review was expected');
  return only;
}

export const decide = (id: string, action: string, body: object, ask = callAdmin) =>
  ask<Failure>(`/shop/reviews/${id}/actions/${action}`, { method: 'POST', json: body });

/** An order with a published review. */
export async function published(suit: TestVariant, over: object = {}, locale = 'nl'): Promise<DeskCase> {
  const made = await delivered(suit);
  const key = await keyOf(made);
  const { status } = await write(key, said(suit.product, over), locale);
  if (status !== 200) throw new Error(`The review was refused: ${status}`);
  const { id, version } = await onlyOf(made);
  await decide(id, 'publish', { version });
  return made;
}
