// @full
import { beforeAll, describe, expect, it } from 'vitest';
import { signUp } from '../accounts/support/account';
import { makeCode } from '../orders/support/discounts';
import { settle } from '../orders/support/mollie';
import type { TestVariant } from '../orders/support/shop';
import { asStorefront, call } from '../support/client';
import { buyLessons, key, makeLesson, makeLevel, makeOffer, makeSuit, orderLessons } from './support';

interface Offer {
  variantId: string;
  scope: string;
  target: string | null;
  price: number;
  yourPrice: number;
  credit: number;
  owned: boolean;
}

const askOffers = (headers: Record<string, string>) =>
  call<{ data: Offer[] }>('/api/academy/offers', { method: 'POST', json: {}, headers });
async function offerOf({ id }: TestVariant, headers: Record<string, string> = {}): Promise<Offer | undefined> {
  const { body } = await askOffers(asStorefront(headers));
  return body.data.find(({ variantId }) => variantId === id);
}

/** A level of five lessons of 4.95 that costs 19.95 as a whole. */
let level = '';
let lessons: string[] = [];
let singles: TestVariant[] = [];
let whole: TestVariant;
beforeAll(async () => {
  level = await makeLevel();
  lessons = [];
  singles = [];
  for (let count = 0; count < 5; count += 1) {
    const lesson = await makeLesson(level);
    lessons.push(lesson);
    singles.push(await makeOffer('lesson', 4.95, lesson));
  }
  await makeLesson(level, { preview: true });
  whole = await makeOffer('level', 19.95, level);
});

const single = (index: number): TestVariant => singles[index] as TestVariant;

describe('POST /api/academy/offers', () => {
  it('is for the storefront only', async () => {
    expect((await askOffers({})).status).toBe(403);
  });

  it('returns the regular prices for an anonymous visitor', async () => {
    expect(await offerOf(single(0))).toEqual({
      variantId: single(0).id,
      scope: 'lesson',
      target: lessons[0],
      price: 495,
      yourPrice: 495,
      credit: 0,
      owned: false,
    });
    expect(await offerOf(whole)).toMatchObject({ scope: 'level', target: level, price: 1995, yourPrice: 1995 });
  });

  it('lowers a level by what was paid for its lessons, and does not sell a complete level', async () => {
    const { order } = await buyLessons([single(0).item()]);
    expect(await offerOf(single(0), key(order))).toMatchObject({ owned: true, yourPrice: 495 });
    expect(await offerOf(single(1), key(order))).toMatchObject({ owned: false, yourPrice: 495 });
    expect(await offerOf(whole, key(order))).toMatchObject({ owned: false, price: 1995, yourPrice: 1500, credit: 495 });
    const all = await buyLessons([0, 1, 2, 3, 4].map((index) => single(index).item()));
    expect(await offerOf(whole, key(all.order))).toMatchObject({ owned: true });
  });

  it('credits the amount actually paid, after a discount code', async () => {
    const half = await makeCode({ percent: 50, appliesTo: 'academy' });
    const { order } = await buyLessons([single(0).item(), single(1).item()], { codes: [half.code] });
    // 9.90 less 4.95.
    expect(await offerOf(whole, key(order))).toMatchObject({ yourPrice: 1500 });
    const { order: one } = await buyLessons([single(0).item()], { codes: [half.code] });
    expect(await offerOf(whole, key(one))).toMatchObject({ yourPrice: 1995 - 247 });
  });

  it('counts free lessons as owned, but not as paid', async () => {
    const suit = await makeSuit({ lessons: [lessons[0] ?? '', lessons[1] ?? ''] });
    const { order } = await buyLessons([suit.item()]);
    expect(await offerOf(single(1), key(order))).toMatchObject({ owned: true });
    expect(await offerOf(whole, key(order))).toMatchObject({ yourPrice: 1197, credit: 798 });
  });

  it('keeps credit towards a level when the level is credited towards the bundle', async () => {
    const bundle = await makeOffer('bundle', 500, null);
    const first = await buyLessons([single(0).item()]);
    const { email } = first;
    const guest = { user: { firstname: 'Zoë', lastname: 'van Dam', email } };
    const second = await orderLessons([whole.item()], guest, key(first.order));
    expect(second.order.total).toBe(1500);
    await settle(second.order.orderNr, { status: 'paid', method: 'ideal' });
    const both = { 'x-order-access': [first, second].map(({ order }) => `${order.slug}.${order.accessKey}`).join(',') };
    const offer = await offerOf(bundle, both);
    expect(offer?.credit).toBeGreaterThanOrEqual(1995);
  });

  it('recognizes a signed-in customer, and ignores a wrong key', async () => {
    const person = await signUp();
    const desk = await orderLessons([whole.item()], {}, person.headers);
    await settle(desk.order.orderNr, { status: 'paid', method: 'ideal' });
    expect(await offerOf(whole, person.headers)).toMatchObject({ owned: true });
    expect(await offerOf(single(2), person.headers)).toMatchObject({ owned: true });
    const forged = { 'x-order-access': `${desk.order.slug}.${'x'.repeat(43)}` };
    expect(await offerOf(whole, forged)).toMatchObject({ owned: false, yourPrice: 1995 });
  });

  it('does not count unpaid orders', async () => {
    const { order } = await orderLessons([single(0).item()]);
    expect(await offerOf(single(0), key(order))).toMatchObject({ owned: false });
    expect(await offerOf(whole, key(order))).toMatchObject({ yourPrice: 1995 });
  });
});
