import { unique } from '../support/content';
import { type Answer, asStorefront, call } from '../support/client';
import { callAdmin, editor } from '../orders/support/admin';
import { settle } from '../orders/support/mollie';
import { type Placed, type TestVariant, makeVariant, newEmail, orderData, placeOrder } from '../orders/support/shop';
import { type Desk, deskOf } from '../refunds/support';

export type Access = 'preview' | 'owned' | 'locked';

export interface AcademyAccess {
  owned: { lessons: string[]; levels: string[]; all: boolean };
  lessons: Record<string, Access>;
}

export interface DeskGrant {
  id: string;
  what: string;
  scope: string;
  target: string | null;
  source: string;
  active: boolean;
  reason: string | null;
  endedBy: string | null;
  canRestore: boolean;
  creditUsed: boolean;
  paid: number;
}

async function publish(type: string, data: object): Promise<string> {
  const { status, body } = await editor.publishNew(type, data);
  if (status !== 200) throw new Error(`No ${type}: ${JSON.stringify(body)}`);
  return body.data.documentId;
}

const titled = (name: string) => ({ title: unique(name), slug: unique(name) });
const connect = (documentId: string) => ({ connect: [{ documentId, locale: 'nl' }] });

export const makeLevel = (): Promise<string> => publish('level', titled('niveau'));

/** A video of the seed, as the relation of a lesson. */
export async function seedFilm(): Promise<{ connect: { documentId: string }[] }> {
  const { body } = await callAdmin<{ results: { documentId: string }[] }>(
    '/content-manager/collection-types/api::video-asset.video-asset?filters[key]=lesson-1-1',
  );
  return { connect: body.results.map(({ documentId }) => ({ documentId })) };
}

export const makeLesson = async (level: string, over: object = {}): Promise<string> =>
  publish('lesson', { ...titled('les'), durationMinutes: 5, level: connect(level), video: await seedFilm(), ...over });

/** Creates a published offer of the academy. */
export async function makeOffer(
  type: 'lesson' | 'level' | 'bundle',
  price: number,
  target: string | null,
): Promise<TestVariant> {
  const variant = await makeVariant({ type, price });
  if (target === null) return variant;
  const saved = await editor.update('product-variant', variant.id, { [type]: connect(target) });
  if (saved.status !== 200) throw new Error(`No offer: ${JSON.stringify(saved.body)}`);
  return variant;
}

/** A suit that includes lessons and levels. */
export async function makeSuit(bonus: { lessons?: string[]; levels?: string[] }): Promise<TestVariant> {
  const suit = await makeVariant({ stock: 50 });
  const links = (ids: string[] = []) => ({ connect: ids.map((documentId) => ({ documentId, locale: 'nl' })) });
  const data = { bonusLessons: links(bonus.lessons), bonusLevels: links(bonus.levels) };
  const saved = await editor.update('product', suit.product, data);
  if (saved.status !== 200) throw new Error(`No bonus: ${JSON.stringify(saved.body)}`);
  await editor.publish('product', suit.product, {}, 'nl');
  return suit;
}

/** The access keys of a browser that placed these orders. */
export const keys = (...orders: Placed[]): Record<string, string> => ({
  'x-order-access': orders.map(({ slug, accessKey }) => `${slug}.${accessKey}`).join(','),
});
export const key = (order: Placed): Record<string, string> => keys(order);

export async function readAccess(headers: Record<string, string>, lessons: string[] = []): Promise<AcademyAccess> {
  const answer: Answer<{ data: AcademyAccess }> = await call('/api/academy/access', {
    method: 'POST',
    json: { lessons },
    headers: asStorefront(headers),
  });
  if (answer.status !== 200) throw new Error(`No access: ${JSON.stringify(answer.body)}`);
  return answer.body.data;
}

/** Whether the holder of the order's key may watch the lesson. */
export const watches = async (order: Placed, lesson: string): Promise<Access | undefined> =>
  (await readAccess(key(order), [lesson])).lessons[lesson];

const emailOf = ({ user }: Record<string, unknown>): string =>
  typeof user === 'object' && user !== null && 'email' in user ? String(user.email) : '';

/** An unpaid order of lessons, and of suits when the cart has some. */
export async function orderLessons(
  cart: object[],
  over: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<Desk> {
  const user = { firstname: 'Zoë', lastname: 'van Dam', email: newEmail() };
  const consent = { terms: true, immediateAccess: true };
  const data = orderData(cart, { user, consent, ...over });
  return deskOf(await placeOrder(data, headers), emailOf(data));
}

export async function buyLessons(
  cart: object[],
  over: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<Desk> {
  const desk = await orderLessons(cart, over, headers);
  await settle(desk.order.orderNr, { status: 'paid', method: 'ideal' });
  return desk;
}

export async function readGrants(desk: Desk): Promise<DeskGrant[]> {
  const id = desk.path.split('/').at(-1);
  return (await callAdmin<{ data: DeskGrant[] }>(`/shop/grants?order=${id}`)).body.data.reverse();
}

export const postGrant = (path: string, json: object = {}) =>
  callAdmin<{ data: DeskGrant; error?: { name: string } }>(`/shop/grants${path}`, { method: 'POST', json });
