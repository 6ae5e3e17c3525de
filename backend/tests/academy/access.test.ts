import { beforeAll, describe, expect, it } from 'vitest';
import { newAddress, signUp } from '../accounts/support/account';
import { callAdmin } from '../orders/support/admin';
import { idOf } from '../orders/support/diary';
import { changePayment, changeRefund, paymentOf, refundsOf, sendWebhook, settle } from '../orders/support/mollie';
import type { TestVariant } from '../orders/support/shop';
import { cancel, pieces, refund } from '../refunds/support';
import { asStorefront, call } from '../support/client';
import { database } from '../support/database';
import {
  buyLessons,
  key,
  makeLesson,
  makeLevel,
  makeOffer,
  makeSuit,
  orderLessons,
  postGrant,
  readAccess,
  readGrants,
  watches,
} from './support';

let level = '';
let lesson = '';
let other = '';
let preview = '';
let oneLesson: TestVariant;
let oneLevel: TestVariant;
beforeAll(async () => {
  level = await makeLevel();
  lesson = await makeLesson(level);
  other = await makeLesson(level);
  preview = await makeLesson(level, { preview: true });
  oneLesson = await makeOffer('lesson', 5, lesson);
  oneLevel = await makeOffer('level', 20, level);
});

describe('access to lessons', () => {
  it('a preview for everyone, nothing else for an anonymous viewer', async () => {
    const { owned, lessons } = await readAccess({}, [lesson, preview, 'nothing']);
    expect(lessons).toEqual({ [lesson]: 'locked', [preview]: 'preview' });
    expect(owned).toEqual({ lessons: [], levels: [], all: false });
  });
  it('can be requested by the storefront only', async () => {
    const { status } = await call('/api/academy/access', { method: 'POST', json: {} });
    expect(status).toBe(403);
    const bad = await call('/api/academy/access', { method: 'POST', json: { lessons: 'x' }, headers: asStorefront() });
    expect(bad.status).toBe(422);
  });
  it('a lesson once it is paid, for its buyer', async () => {
    const desk = await orderLessons([oneLesson.item()]);
    expect(await watches(desk.order, lesson)).toBe('locked');
    await settle(desk.order.orderNr, { status: 'paid', method: 'ideal' });
    expect((await readAccess(key(desk.order), [lesson, other])).lessons).toEqual({
      [lesson]: 'owned',
      [other]: 'locked',
    });
    const forged = { 'x-order-access': `${desk.order.slug}.${'x'.repeat(43)}` };
    expect((await readAccess(forged, [lesson])).lessons[lesson]).toBe('locked');
  });
  it('a level includes all its lessons, later ones too', async () => {
    const { order } = await buyLessons([oneLevel.item()]);
    const later = await makeLesson(level);
    const { owned, lessons } = await readAccess(key(order), [lesson, other, later]);
    expect(owned).toEqual({ lessons: [], levels: [level], all: false });
    expect(lessons).toEqual({ [lesson]: 'owned', [other]: 'owned', [later]: 'owned' });
  });
  it('everything with the bundle', async () => {
    const bundle = await makeOffer('bundle', 60, null);
    const { order } = await buyLessons([bundle.item()]);
    expect(await readAccess(key(order), [other])).toMatchObject({
      owned: { all: true },
      lessons: { [other]: 'owned' },
    });
  });
  it('granted once, however many webhooks arrive', async () => {
    const desk = await buyLessons([oneLesson.item()]);
    const { id } = await paymentOf(desk.order.orderNr);
    await Promise.all([sendWebhook(id), sendWebhook(id), sendWebhook(id)]);
    expect(await readGrants(desk)).toMatchObject([
      { scope: 'lesson', target: lesson, source: 'purchase', active: true, paid: 500 },
    ]);
  });
});

describe('the public outline', () => {
  it('says how many cues a lesson has and whether it has a game, and not which', async () => {
    const secret = 'Geheime zin';
    const game = { title: secret, text: secret };
    const whole = await makeLesson(level, { cues: [{ text: secret }, { text: secret }], game });
    const answer = await call<{
      data: { levels: { lessons: { id: string; cueCount: number; hasGame: boolean }[] }[] };
    }>('/api/academy/outline?locale=nl', { headers: asStorefront() });
    const lessons = answer.body.data.levels.flatMap((each) => each.lessons);
    const extrasOf = (id: string) => {
      const found = lessons.find((each) => each.id === id);
      return [found?.cueCount, found?.hasGame];
    };
    expect([extrasOf(whole), extrasOf(lesson)]).toEqual([
      [2, true],
      [0, false],
    ]);
    expect(JSON.stringify(answer.body)).not.toContain(secret);
  });
});

describe('lessons included with a suit', () => {
  it('open with the payment, and close when all its pieces were refunded', async () => {
    const suit = await makeSuit({ lessons: [lesson], levels: [level] });
    const desk = await buyLessons([suit.item(2)]);
    expect((await readAccess(key(desk.order))).owned).toEqual({ lessons: [lesson], levels: [level], all: false });
    await refund(desk, { lines: await pieces(desk, 1) });
    expect(await watches(desk.order, lesson)).toBe('owned');
    await refund(desk, { lines: await pieces(desk, 1) });
    expect(await watches(desk.order, lesson)).toBe('locked');
    expect(await readGrants(desk)).toMatchObject([
      { source: 'bonus', active: false, reason: 'refunded', paid: 0 },
      { source: 'bonus', active: false, reason: 'refunded', paid: 0 },
    ]);
  });
});

describe('a refund', () => {
  it('revokes exactly what it paid for', async () => {
    const second = await makeOffer('lesson', 5, other);
    const desk = await buyLessons([oneLesson.item(), second.item()]);
    expect((await refund(desk, { lines: await pieces(desk, 1, 0) })).status).toBe(200);
    expect((await readAccess(key(desk.order), [lesson, other])).lessons).toEqual({
      [lesson]: 'locked',
      [other]: 'owned',
    });
  });
  it('of another order keeps what was bought twice', async () => {
    const first = await buyLessons([oneLesson.item()]);
    const again = await buyLessons([oneLevel.item()]);
    const both = { 'x-order-access': `${key(first.order)['x-order-access']},${key(again.order)['x-order-access']}` };
    await refund(again, { lines: await pieces(again, 1) });
    expect((await readAccess(both, [lesson, other])).lessons).toEqual({ [lesson]: 'owned', [other]: 'locked' });
  });
  it('that fails restores access', async () => {
    const desk = await buyLessons([oneLesson.item()]);
    const payment = await paymentOf(desk.order.orderNr);
    await refund(desk, { lines: await pieces(desk, 1) });
    expect(await watches(desk.order, lesson)).toBe('locked');
    const [sent] = await refundsOf(desk.order.orderNr);
    await changeRefund(sent?.id ?? '', { status: 'failed' });
    await sendWebhook(payment.id);
    expect(await watches(desk.order, lesson)).toBe('owned');
  });
  it('without lines lowers the amount paid, and revokes nothing', async () => {
    const desk = await buyLessons([oneLevel.item()]);
    await refund(desk, { amount: 500 });
    expect(await readGrants(desk)).toMatchObject([{ active: true, paid: 1500 }]);
  });
});

describe('a purchase credited against a later one', () => {
  it('can be refunded only after the later one', async () => {
    const first = await buyLessons([oneLesson.item()]);
    const [grant] = await database()('grants').where({ order_id: await idOf(first.order.orderNr) });
    const later = await orderLessons([oneLevel.item()]);
    await database()('order_lines')
      .where({ order_id: await idOf(later.order.orderNr) })
      .update({ credited_from: JSON.stringify([grant.id]) });
    await settle(later.order.orderNr, { status: 'paid', method: 'ideal' });
    expect(await readGrants(first)).toMatchObject([{ active: true, creditUsed: true }]);
    const lines = await pieces(first, 1);
    const refused = { status: 409, body: { error: { name: 'CreditUsed', details: { orderNr: later.order.orderNr } } } };
    expect(await refund(first, { lines })).toMatchObject(refused);
    expect(await cancel(first)).toMatchObject(refused);
    expect(await watches(first.order, lesson)).toBe('owned');
    await refund(later, { lines: await pieces(later, 1) });
    expect(await readGrants(first)).toMatchObject([{ active: true, creditUsed: false }]);
    expect((await refund(first, { lines })).status).toBe(200);
    expect(await watches(first.order, lesson)).toBe('locked');
  });
});

describe('a payment that is reversed', () => {
  it('a chargeback revokes access, its reversal restores it', async () => {
    const desk = await buyLessons([oneLevel.item()]);
    const { id } = await paymentOf(desk.order.orderNr);
    await changePayment(id, { amountChargedBack: { currency: 'EUR', value: '20.00' } });
    await sendWebhook(id);
    expect(await readGrants(desk)).toMatchObject([{ active: false, reason: 'charged-back', paid: 0 }]);
    await changePayment(id, { amountChargedBack: { currency: 'EUR', value: '0.00' } });
    await sendWebhook(id);
    expect(await readGrants(desk)).toMatchObject([{ active: true, reason: null, paid: 2000 }]);
  });
  it('a canceled order revokes all of it', async () => {
    const desk = await buyLessons([oneLesson.item()]);
    expect((await cancel(desk)).status).toBe(200);
    expect(await watches(desk.order, lesson)).toBe('locked');
  });
});

describe('manual decisions', () => {
  it('revoked access wins over the payment until it is restored', async () => {
    const desk = await buyLessons([oneLesson.item()]);
    const [grant] = await readGrants(desk);
    expect((await postGrant(`/${grant?.id}/revoke`, { reason: '' })).status).toBe(422);
    await postGrant(`/${grant?.id}/revoke`, { reason: 'Misbruik' });
    await sendWebhook((await paymentOf(desk.order.orderNr)).id);
    expect(await watches(desk.order, lesson)).toBe('locked');
    expect(await readGrants(desk)).toMatchObject([{ active: false, reason: 'Misbruik', canRestore: true }]);
    await postGrant(`/${grant?.id}/restore`);
    expect(await watches(desk.order, lesson)).toBe('owned');
  });
  it('access refunded meanwhile stays revoked', async () => {
    const desk = await buyLessons([oneLesson.item()]);
    const [grant] = await readGrants(desk);
    await postGrant(`/${grant?.id}/revoke`, { reason: 'Misbruik' });
    await refund(desk, { lines: await pieces(desk, 1) });
    await postGrant(`/${grant?.id}/restore`);
    expect(await readGrants(desk)).toMatchObject([{ active: false, reason: 'refunded', canRestore: false }]);
  });
  it('a gift is attached to an order, once', async () => {
    const suit = await makeSuit({});
    const desk = await buyLessons([suit.item()]);
    const order = desk.path.split('/').at(-1);
    const gift = { scope: 'level', target: level, order, reason: 'Voor het wachten' };
    expect((await postGrant('', gift)).body.data).toMatchObject({ source: 'admin', active: true, paid: 0 });
    expect((await postGrant('', gift)).status).toBe(200);
    expect(await readGrants(desk)).toHaveLength(1);
    expect(await watches(desk.order, other)).toBe('owned');
    const { body } = await callAdmin<{ data: { scope: string; target: string | null }[] }>('/shop/grants/targets');
    for (const target of [
      { scope: 'all', target: null },
      { scope: 'level', target: level },
      { scope: 'lesson', target: other },
    ])
      expect(body.data).toContainEqual(expect.objectContaining(target));
    expect((await postGrant('', { ...gift, target: 'nothing' })).status).toBe(404);
    expect((await postGrant('', { ...gift, order: '', email: 'x' })).status).toBe(422);
  });
  it('a gift to an email address waits until its owner confirms it', async () => {
    const email = newAddress('cadeau');
    await postGrant('', { scope: 'all', email, reason: 'Prijsvraag' });
    const person = await signUp(email);
    expect((await readAccess(person.headers)).owned.all).toBe(true);
    const known = await signUp();
    await postGrant('', { scope: 'lesson', target: lesson, email: known.email, reason: 'Prijsvraag' });
    expect((await readAccess(known.headers)).owned.lessons).toEqual([lesson]);
  });
});

describe('an account', () => {
  it('gets the guest purchases of its email address, once it is confirmed', async () => {
    const email = newAddress('gast');
    const user = { firstname: 'Zoë', lastname: 'van Dam', email };
    await buyLessons([oneLesson.item()], { user });
    const person = await signUp(email);
    expect((await readAccess(person.headers, [lesson])).lessons[lesson]).toBe('owned');
    const stranger = await signUp();
    expect((await readAccess(stranger.headers, [lesson])).lessons[lesson]).toBe('locked');
  });
});

it('a gift names a currency, or the next start would not get past the rows that nobody may change', async () => {
  const email = newAddress('prijs');
  const { status } = await postGrant('', { scope: 'lesson', target: lesson, email, reason: 'Prijsvraag' });
  expect(status).toBe(200);
  expect(await database()('grants').where({ email }).pluck('currency')).toEqual(['EUR']);
});
