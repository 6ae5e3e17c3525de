import { beforeAll, describe, expect, it } from 'vitest';
import { signUp } from '../accounts/support/account';
import { askQuote } from '../orders/support/discounts';
import { mailsTo, waitForMail } from '../orders/support/mail';
import { readAlerts } from '../orders/support/alerts';
import { settle } from '../orders/support/mollie';
import { editor } from '../orders/support/admin';
import {
  type ShopFailure,
  type TestVariant,
  newEmail,
  orderData,
  payAgain,
  postOrder,
  readOrder,
} from '../orders/support/shop';
import { pieces, refund } from '../refunds/support';
import { waitFor } from '../support/client';
import { unique } from '../support/content';
import {
  buyLessons,
  key,
  makeLesson,
  makeLevel,
  makeOffer,
  makeSuit,
  orderLessons,
  readAccess,
  seedFilm,
} from './support';

interface Line {
  title: string;
  state: string;
  unitPrice: number;
  credit: number;
  total: number;
  available: number | null;
  slug: string | null;
  includes: string[];
}
interface LineQuote {
  lines: Line[];
  subtotal: number;
  shipping: number;
  total: number;
}

async function quote(cart: object[], headers: Record<string, string> = {}, over: object = {}): Promise<LineQuote> {
  const { status, body } = await askQuote({ data: { cart, ...over } }, headers);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data as unknown as LineQuote;
}
const states = async (cart: object[], headers: Record<string, string> = {}): Promise<string[]> =>
  (await quote(cart, headers)).lines.map(({ state }) => state);

const consent = { terms: true, immediateAccess: true };
const named = (email: string) => ({ user: { firstname: 'Zoë', lastname: 'van Dam', email } });
const refusal = async (cart: object[], headers: Record<string, string> = {}, email = newEmail()) => {
  const { status, body } = await postOrder<ShopFailure>(orderData(cart, { consent, ...named(email) }), headers);
  return { status, name: body.error?.name, lines: body.error?.details.lines };
};

let level = '';
let lesson = '';
let second = '';
let oneLesson: TestVariant;
let otherLesson: TestVariant;
let oneLevel: TestVariant;
let bundle: TestVariant;
beforeAll(async () => {
  level = await makeLevel();
  lesson = await makeLesson(level, { title: 'Drijven als een otter' });
  second = await makeLesson(level);
  for (let count = 0; count < 3; count += 1) await makeLesson(level);
  oneLesson = await makeOffer('lesson', 4.95, lesson);
  otherLesson = await makeOffer('lesson', 4.95, second);
  oneLevel = await makeOffer('level', 19.95, level);
  bundle = await makeOffer('bundle', 59, null);
});

describe('an academy line', () => {
  it('has the title of its lesson, in the language of the cart, and is not shipped', async () => {
    const german = {
      title: 'Treiben wie ein Otter',
      slug: `treiben-${lesson}`,
      durationMinutes: 5,
      video: await seedFilm(),
    };
    await editor.update('lesson', lesson, german, 'de');
    await editor.publish('lesson', lesson, german, 'de');
    const dutch = await quote([oneLesson.item()], {}, { locale: 'nl', country: 'nl' });
    expect(dutch).toMatchObject({ shipping: 0, total: 495 });
    expect(dutch.lines[0]).toMatchObject({ title: 'Drijven als een otter', state: 'ok', slug: null, available: 1 });
    expect((await quote([oneLesson.item()], {}, { locale: 'de' })).lines[0]?.title).toBe('Treiben wie ein Otter');
    expect((await quote([oneLesson.item()], {}, { locale: 'fr' })).lines[0]?.title).toBe('Drijven als een otter');
  });

  it('has quantity one', async () => {
    expect(await refusal([oneLesson.item(2)])).toEqual({
      status: 422,
      name: 'VariantUnavailable',
      lines: [{ variantId: oneLesson.id, state: 'ok', available: 1 }],
    });
  });

  it('is not sold together with an offer that includes it', async () => {
    expect(await states([oneLesson.item(), oneLevel.item()])).toEqual(['covered', 'ok']);
    expect(await states([oneLevel.item(), bundle.item(), oneLesson.item()])).toEqual(['covered', 'ok', 'covered']);
    expect((await quote([oneLesson.item(), oneLevel.item()])).total).toBe(1995);
    expect(await refusal([oneLesson.item(), oneLevel.item()])).toMatchObject({
      name: 'VariantUnavailable',
      lines: [{ variantId: oneLesson.id, state: 'covered' }],
    });
  });

  it('is not sold for previews or unpublished lessons', async () => {
    const shown = await makeLesson(level, { preview: true });
    const hidden = await makeLesson(level);
    await editor.unpublish('lesson', hidden, 'nl');
    const cart = [(await makeOffer('lesson', 4.95, shown)).item(), (await makeOffer('lesson', 4.95, hidden)).item()];
    expect(await states(cart)).toEqual(['gone', 'gone']);
  });

  it('is not sold without a playable video in the language of the cart', async () => {
    const film = await editor.create('video-asset', { key: unique('film'), title: 'Not there yet' });
    const video = { connect: [{ documentId: film.body.data.documentId }] };
    const bare = await makeOffer('lesson', 4.95, await makeLesson(level, { video: { connect: [] } }));
    const broken = await makeOffer('lesson', 4.95, await makeLesson(level, { video }));
    expect(await states([bare.item(), broken.item()])).toEqual(['gone', 'gone']);
    expect(await refusal([bare.item()])).toMatchObject({ name: 'VariantUnavailable', lines: [{ state: 'gone' }] });

    const text = { title: unique('Les'), slug: unique('les'), durationMinutes: 5 };
    await editor.update('lesson', second, text, 'sv');
    await editor.publish('lesson', second, text, 'sv');
    const inSwedish = (await quote([otherLesson.item()], {}, { locale: 'sv' })).lines[0]?.state;
    expect([await states([otherLesson.item()]), inSwedish]).toEqual([['ok'], 'gone']);
  });

  it('requires the consent to immediate access', async () => {
    const { status, body } = await postOrder<ShopFailure>(orderData([oneLesson.item()]));
    expect([status, body.error.name]).toEqual([422, 'ConsentRequired']);
  });

  it('can be combined with a suit', async () => {
    const suit = await makeSuit({});
    const { order } = await buyLessons([suit.item(), oneLesson.item()]);
    expect((await readAccess(key(order), [lesson])).lessons[lesson]).toBe('owned');
  });
});

describe('owned lessons', () => {
  it('are not sold again to their owner, alone or as part of an offer', async () => {
    const { order, email } = await buyLessons([oneLesson.item()]);
    expect(await states([oneLesson.item(), otherLesson.item()], key(order))).toEqual(['owned', 'ok']);
    expect(await states([oneLesson.item()])).toEqual(['ok']);
    expect(await refusal([oneLesson.item()], key(order), email)).toEqual({
      status: 422,
      name: 'VariantUnavailable',
      lines: [{ variantId: oneLesson.id, state: 'owned', available: 1 }],
    });
    const whole = await buyLessons([oneLevel.item()]);
    expect(await states([otherLesson.item(), oneLevel.item(), bundle.item()], key(whole.order))).toEqual([
      'owned',
      'owned',
      'ok',
    ]);
  });

  it('lower the price of the level, in quote, order and mail alike', async () => {
    const first = await buyLessons([oneLesson.item()]);
    const offered = await quote([oneLevel.item()], key(first.order), { country: 'nl' });
    expect(offered.lines[0]).toMatchObject({ state: 'ok', unitPrice: 1500, credit: 495, total: 1500 });
    expect(offered).toMatchObject({ subtotal: 1500, total: 1500 });

    const { email } = first;
    const { order } = await orderLessons([oneLevel.item()], { ...named(email), expectedTotal: 1500 }, key(first.order));
    await settle(order.orderNr, { status: 'paid', method: 'ideal' });
    const seen = await readOrder(order);
    expect(seen).toMatchObject({ total: 1500, status: 'paid' });
    expect(seen.lines).toMatchObject([
      { unitPrice: 1500, credit: 495, total: 1500, opens: [{ scope: 'level', target: level, source: 'purchase' }] },
    ]);
    const mail = await waitFor(async () => (await mailsTo(email)).find(({ text }) => text.includes('€ 19,95')));
    expect(mail.text).toContain('€ 4,95');
  });

  it('make the order free when their credit covers it', async () => {
    const cheap = await makeOffer('level', 4.5, level);
    const first = await buyLessons([oneLesson.item()]);
    const { order } = await orderLessons([cheap.item()], { ...named(first.email), expectedTotal: 0 }, key(first.order));
    expect(order).toMatchObject({ total: 0, status: 'paid', paymentUrl: null });
    expect((await readAccess(key(order), [second])).lessons[second]).toBe('owned');
  });

  it('can not be paid a second time by an older open order', async () => {
    const person = await signUp();
    const waiting = await orderLessons([oneLesson.item()], {}, person.headers);
    const whole = await orderLessons([oneLevel.item()], {}, person.headers);
    await settle(whole.order.orderNr, { status: 'paid', method: 'ideal' });
    const { status, body } = await payAgain(waiting.order.slug, person.headers);
    expect([status, body.error.name]).toEqual([409, 'NotPayable']);
  });

  it('paid by a guest on two open payment pages raise an alert for a manual refund', async () => {
    const guest = named(newEmail());
    const first = await orderLessons([oneLesson.item()], guest);
    const late = await orderLessons([oneLesson.item()], guest, key(first.order));
    for (const { order } of [first, late]) await settle(order.orderNr, { status: 'paid', method: 'ideal' });
    await settle(late.order.orderNr, { status: 'paid', method: 'ideal' });
    expect(await readAlerts(first.order.orderNr)).toEqual([]);
    expect(await readAlerts(late.order.orderNr)).toMatchObject([
      { kind: 'lessons-twice', state: 'open', data: { orders: [first.order.orderNr] } },
    ]);
    const subject = `Let op: Dezelfde les is twee keer betaald (${late.order.orderNr})`;
    const mail = await waitForMail('bestellingen@zwotter.example', (sent) => sent.subject === subject);
    expect(mail.text).toContain(first.order.orderNr);
  });

  it('lower no price once they were refunded', async () => {
    const first = await buyLessons([oneLesson.item()]);
    const waiting = await orderLessons([oneLevel.item()], named(first.email), key(first.order));
    expect(waiting.order.total).toBe(1500);
    await settle(waiting.order.orderNr, { status: 'expired' });
    expect((await payAgain(waiting.order.slug)).status).toBe(200);
    await settle(waiting.order.orderNr, { status: 'expired' });
    await refund(first, { lines: await pieces(first, 1) });
    const { status, body } = await payAgain(waiting.order.slug);
    expect([status, body.error.name]).toEqual([409, 'NotPayable']);
  });

  it('do not affect the prices of other customers', async () => {
    const { order } = await buyLessons([oneLesson.item()]);
    const forged = { 'x-order-access': `${order.slug}.${'x'.repeat(43)}` };
    expect((await quote([oneLevel.item()], forged)).total).toBe(1995);
    const { status, body } = await postOrder<ShopFailure>(
      orderData([oneLevel.item()], { consent, expectedTotal: 1500 }),
      forged,
    );
    expect([status, body.error.name]).toEqual([409, 'TotalChanged']);
  });
});

describe('a suit', () => {
  it('names the lessons it includes, and grants them even when the product changes later', async () => {
    const suit = await makeSuit({ lessons: [lesson], levels: [level] });
    const { lines } = await quote([suit.item()]);
    expect(lines[0]?.includes).toContain('Drijven als een otter');
    expect(lines[0]?.includes).toHaveLength(2);
    const { order } = await orderLessons([suit.item()]);
    await editor.update('product', suit.product, { bonusLessons: { set: [] }, bonusLevels: { set: [] } });
    await editor.publish('product', suit.product, {}, 'nl');
    expect((await quote([suit.item()])).lines[0]?.includes).toEqual([]);
    await settle(order.orderNr, { status: 'paid', method: 'ideal' });
    expect((await readAccess(key(order), [lesson])).lessons[lesson]).toBe('owned');
  });
});
