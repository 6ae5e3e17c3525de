// @full
import { beforeAll, describe, expect, it } from 'vitest';
import { MAX_GIFT_MESSAGE } from '../../contract/gift-cards';
import { PASSWORD, browser, follow, get, newAddress, post, signUp, waitForCode } from '../accounts/support/account';
import { readAlerts } from '../orders/support/alerts';
import { idOf } from '../orders/support/diary';
import { askQuote, makeCode } from '../orders/support/discounts';
import { mailsTo, waitForMail } from '../orders/support/mail';
import { changePayment, paymentOf, sendWebhook, settle } from '../orders/support/mollie';
import {
  type Placed,
  type ShopFailure,
  type TestVariant,
  newEmail,
  orderData,
  payAgain,
  placeOrder,
  postOrder,
  readOrder,
} from '../orders/support/shop';
import { type Desk, cancel, pieces, refund } from '../refunds/support';
import { call } from '../support/client';
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
} from './support';

const db = database();
let lesson = '';
let bonus = '';
let oneLesson: TestVariant;
let oneLevel: TestVariant;
let bundle: TestVariant;
let suit: TestVariant;
beforeAll(async () => {
  const level = await makeLevel();
  lesson = await makeLesson(level);
  await makeLesson(level);
  bonus = await makeLesson(await makeLevel());
  oneLesson = await makeOffer('lesson', 5, lesson);
  oneLevel = await makeOffer('level', 20, level);
  bundle = await makeOffer('bundle', 59, null);
  suit = await makeSuit({ lessons: [bonus] });
});

const consent = { terms: true, immediateAccess: true };
const to = (email: string, over: object = {}) => ({ lessonGift: { name: 'Noor', email, ...over } });
const buyer = (email = newEmail()) => ({ user: { firstname: 'Zoë', lastname: 'van Dam', email } });
/** Buys a lesson for somebody. */
const give = (email: string, over: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  buyLessons([oneLesson.item()], { ...to(email), ...over }, headers);
const pay = ({ orderNr }: Placed) => settle(orderNr, { status: 'paid', method: 'ideal' });
const accessOf = async (headers: Record<string, string>, id = lesson) => (await readAccess(headers, [id])).lessons[id];
const giftMails = async (email: string) => (await mailsTo(email)).filter(({ subject }) => subject.includes('geeft je'));
const priceOf = async (data: object, headers: Record<string, string> = {}) => {
  const { status, body } = await askQuote({ data: { cart: [oneLevel.item()], ...data } }, headers);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data.total;
};
const order = (data: Record<string, unknown>, headers: Record<string, string> = {}, cart = [oneLesson.item()]) =>
  postOrder<{ data: Placed } & ShopFailure>(orderData(cart, { consent, ...data }), headers);
const twice = (desk: Desk) => readAlerts(desk.order.orderNr);

describe('lessons as a gift', () => {
  it('open for the recipient once they are paid, and not for who holds the order', async () => {
    const [giver, recipient, stranger] = [await signUp(), await signUp(), await signUp()];
    const desk = await orderLessons([oneLesson.item()], to(recipient.email), giver.headers);
    expect(await accessOf(recipient.headers)).toBe('locked');
    await pay(desk.order);
    expect(await accessOf(recipient.headers)).toBe('owned');
    for (const headers of [key(desk.order), giver.headers, { ...giver.headers, ...key(desk.order) }, stranger.headers])
      expect(await accessOf(headers)).toBe('locked');
    const film = await call<{ data: { access: string } }>(`/api/academy/lessons/${lesson}/playback`, {
      method: 'POST',
      headers: browser(key(desk.order)),
    });
    expect(film.body.data.access).toBe('locked');
    expect(await readGrants(desk)).toMatchObject([
      { source: 'gift', active: true, paid: 500, recipient: recipient.email },
    ]);
  });

  it('wait for an account of the email address, which its owner has to prove', async () => {
    const email = newAddress('cadeau');
    await give(email.toUpperCase());
    const person = await signUp(email);
    expect(await accessOf(person.headers)).toBe('owned');
    const before = newAddress('eerder');
    await post('auth/local/register', { username: before, email: before, password: PASSWORD });
    await give(before);
    const [grant] = await db('grants').where({ email: before });
    expect(grant).toMatchObject({ user_id: null, state: 'active' });
    expect(await accessOf((await signUp(before)).headers)).toBe('owned');
  });

  it('are mailed once, in the language of the order, with what was written as plain text', async () => {
    const [email, own] = [newAddress('brief'), newEmail()];
    const gift = to(email, { name: "Noor d'Hond", message: '<b>Veel plezier</b> & tot zo!' });
    const desk = await orderLessons([oneLesson.item()], { ...gift, ...buyer(own) });
    const waits = await waitForMail(own, ({ text }) => text.includes(email));
    expect(waits.text).toContain('Zodra je betaling binnen is');
    await pay(desk.order);
    const mail = await waitForMail(email, ({ subject }) => subject.includes('geeft je'));
    expect(mail.subject).toContain('Zoë van Dam');
    expect(mail.text).toContain("Dag Noor d'Hond,");
    expect(mail.text).toContain('Veel plezier');
    expect(mail.html).toContain('&lt;b&gt;Veel plezier&lt;/b&gt; &amp; tot zo!');
    for (const secret of [desk.order.orderNr, desk.order.slug, desk.order.accessKey, '5,00', own])
      expect(mail.html, secret).not.toContain(secret);
    const paid = await waitForMail(own, ({ subject }) => subject.includes('is binnen'));
    expect(paid.text).toContain(`We mailen Noor d'Hond op ${email}`);
    expect(paid.text).not.toContain('Naar je lessen');
    // Repeated webhooks, and money that leaves and comes back, mail nobody again.
    const { id } = await paymentOf(desk.order.orderNr);
    await sendWebhook(id);
    await changePayment(id, { amountChargedBack: { currency: 'EUR', value: '5.00' } });
    await sendWebhook(id);
    await changePayment(id, { amountChargedBack: { currency: 'EUR', value: '0.00' } });
    await sendWebhook(id);
    expect(await readGrants(desk)).toMatchObject([{ active: true }]);
    const rows = await db('outbox_messages').where({ kind: 'lesson-gift', order_id: await idOf(desk.order.orderNr) });
    expect([rows.length, (await giftMails(email)).length]).toEqual([1, 1]);
  });

  it('are on the page of the order for its buyer alone', async () => {
    const email = newAddress('pagina');
    const { order: placed } = await give(email, { ...to(email, { message: 'Hoi' }) });
    expect(await readOrder(placed)).toMatchObject({ lessonRecipient: { name: 'Noor', email, message: 'Hoi' } });
    expect(JSON.stringify(await readOrder({ slug: placed.slug }))).not.toContain(email);
    const own = await buyLessons([oneLesson.item()]);
    expect(await readOrder(own.order)).toMatchObject({ lessonRecipient: null });
  });

  it('leave the free lessons of a suit to who bought it', async () => {
    const recipient = await signUp();
    const desk = await buyLessons([suit.item(), oneLesson.item()], to(recipient.email));
    expect([await accessOf(key(desk.order), bonus), await accessOf(key(desk.order))]).toEqual(['owned', 'locked']);
    expect([await accessOf(recipient.headers, bonus), await accessOf(recipient.headers)]).toEqual(['locked', 'owned']);
    const goods = await buyLessons([suit.item()], to(recipient.email));
    expect(await readOrder(goods.order)).toMatchObject({ lessonRecipient: null });
    expect(await accessOf(key(goods.order), bonus)).toBe('owned');
  });

  it('can be free, and then open at once', async () => {
    const recipient = await signUp();
    const { code } = await makeCode({ percent: 100 });
    const desk = await orderLessons([oneLesson.item()], { ...to(recipient.email), codes: [code] });
    expect(desk.order).toMatchObject({ status: 'paid', total: 0 });
    expect(await accessOf(recipient.headers)).toBe('owned');
    await waitForMail(recipient.email, ({ subject }) => subject.includes('geeft je'));
  });
});

describe('the price of a gift', () => {
  it('is the full one, whatever the buyer owns, in quote and order alike', async () => {
    const giver = await signUp();
    await buyLessons([oneLesson.item()], {}, giver.headers);
    expect([await priceOf({}, giver.headers), await priceOf({ lessonGift: true }, giver.headers)]).toEqual([
      1500, 2000,
    ]);
    const gift = to(newAddress('prijs'));
    const changed = await order({ ...gift, expectedTotal: 1500 }, giver.headers, [oneLevel.item()]);
    expect(changed.body.error).toMatchObject({ name: 'TotalChanged', details: { quote: { total: 2000 } } });
    const placed = await order({ ...gift, expectedTotal: 2000 }, giver.headers, [oneLevel.item()]);
    expect(placed.body.data.total).toBe(2000);
    // The buyer's own level still costs less, as no order holds what they paid.
    expect(await priceOf({}, giver.headers)).toBe(1500);
  });

  it('does not refuse what the buyer owns', async () => {
    const giver = await signUp();
    await buyLessons([bundle.item()], {}, giver.headers);
    const own = await askQuote({ data: { cart: [oneLesson.item()] } }, giver.headers);
    expect(own.body.data.lines).toMatchObject([{ state: 'owned' }]);
    const recipient = await signUp();
    const desk = await give(recipient.email, {}, giver.headers);
    expect((await readOrder(desk.order)).status).toBe('paid');
    expect(await accessOf(recipient.headers)).toBe('owned');
  });

  it('lowers no other price: not for its buyer, nor for its recipient', async () => {
    const [giver, recipient] = [await signUp(), await signUp()];
    const desk = await give(recipient.email, {}, giver.headers);
    for (const headers of [giver.headers, recipient.headers, key(desk.order)])
      expect(await priceOf({}, headers)).toBe(2000);
    const owned = await askQuote({ data: { cart: [oneLesson.item()] } }, recipient.headers);
    expect(owned.body.data.lines).toMatchObject([{ state: 'owned' }]);
  });

  it('tells nothing of the recipient, and operators what was paid for twice', async () => {
    const [known, unknown] = [await signUp(), newAddress('onbekend')];
    await buyLessons([oneLesson.item()], {}, known.headers);
    const answers = [];
    for (const email of [known.email, unknown]) {
      const { status, body } = await order(to(email));
      answers.push({ status, keys: Object.keys(body.data), total: body.data.total });
      await pay(body.data);
      const { orderNr: _nr, slug: _slug, ...shown } = await readOrder(body.data);
      answers.push(Object.keys(shown), shown.status);
    }
    expect(answers.slice(0, 3)).toEqual(answers.slice(3));
    const second = await give(known.email);
    expect(await twice(second)).toMatchObject([{ kind: 'lessons-twice', state: 'open' }]);
    const [first, later] = [await give(unknown), await give(newAddress('ander'))];
    expect(await twice(first)).toMatchObject([{ kind: 'lessons-twice' }]);
    expect(await twice(later)).toEqual([]);
  });

  it('raises an alert when the recipient buys the same beside it, unless it was free', async () => {
    const recipient = await signUp();
    const own = await orderLessons([oneLesson.item()], {}, recipient.headers);
    const aside = await orderLessons([suit.item(), oneLesson.item()], {}, recipient.headers);
    await give(recipient.email);
    // What was lessons alone goes back by itself, as after a purchase of their own.
    await pay(own.order);
    expect(await readGrants(own)).toEqual([]);
    await pay(aside.order);
    expect(await twice(aside)).toMatchObject([{ kind: 'lessons-twice' }]);
    const lucky = await signUp();
    await postGrant('', { scope: 'lesson', target: lesson, email: lucky.email, reason: 'Prijsvraag' });
    expect(await twice(await give(lucky.email))).toEqual([]);
  });
});

describe('a gift of lessons is refused', () => {
  const errorsOf = async (gift: object, over: Record<string, unknown> = {}, headers: Record<string, string> = {}) => {
    const { status, body } = await order({ lessonGift: gift, ...over }, headers);
    expect(status).toBe(422);
    return body.error.details.errors;
  };
  const at = (field: string, name: string) => [{ path: ['lessonGift', field], name }];
  const good = { name: "Noor d'Hond", email: 'noor@example.nl', message: '' };

  it.each([
    ['a name that is missing', { name: ' ' }, at('name', 'required')],
    ['an address that is missing', { email: '' }, at('email', 'required')],
    ['an address that is none', { email: 'noor@' }, at('email', 'email')],
    ['a message that is too long', { message: 'a'.repeat(MAX_GIFT_MESSAGE + 1) }, at('message', 'tooLong')],
    ['control characters', { message: 'Hoi\u0007' }, at('message', 'invalid')],
    ['a line break in a name', { name: 'Noor\r\nBcc: x@example.nl' }, at('name', 'invalid')],
  ])('for %s, at its field', async (_, wrong, errors) => {
    expect(await errorsOf({ ...good, ...wrong })).toEqual(errors);
  });

  it('for the buyer’s own address, also that of their account', async () => {
    const person = await signUp();
    expect(await errorsOf({ ...good, email: ' KOPER@example.nl ' }, buyer('koper@example.nl'))).toEqual(
      at('email', 'ownEmail'),
    );
    expect(await errorsOf({ ...good, email: person.email }, buyer(), person.headers)).toEqual(at('email', 'ownEmail'));
  });

  it('without the consent to immediate access', async () => {
    const { body } = await order({ ...to(newAddress('nee')), consent: { terms: true } });
    expect(body.error.name).toBe('ConsentRequired');
  });
});

describe('what becomes of a gift', () => {
  it.each([
    ['a refund', async (desk: Desk) => refund(desk, { lines: await pieces(desk, 1) })],
    ['a cancellation', (desk: Desk) => cancel(desk)],
    [
      'a chargeback',
      async ({ order: { orderNr } }: Desk) => {
        const { id } = await paymentOf(orderNr);
        await changePayment(id, { amountChargedBack: { currency: 'EUR', value: '5.00' } });
        return sendWebhook(id);
      },
    ],
  ])('%s closes it', async (_, takeBack) => {
    const recipient = await signUp();
    const desk = await give(recipient.email);
    expect(await accessOf(recipient.headers)).toBe('owned');
    await takeBack(desk);
    expect(await accessOf(recipient.headers)).toBe('locked');
    expect(await accessOf(key(desk.order))).toBe('locked');
  });

  it('a refund of another line leaves it open', async () => {
    const recipient = await signUp();
    const desk = await buyLessons([suit.item(), oneLesson.item()], to(recipient.email));
    await refund(desk, { lines: await pieces(desk, 1, 0) });
    expect(await accessOf(recipient.headers)).toBe('owned');
  });

  it('a lost payment that is made again keeps it', async () => {
    const recipient = await signUp();
    const desk = await orderLessons([oneLesson.item()], to(recipient.email));
    await settle(desk.order.orderNr, { status: 'expired' });
    expect((await payAgain(desk.order.slug)).status).toBe(200);
    await pay(desk.order);
    expect(await accessOf(recipient.headers)).toBe('owned');
  });

  it('an order that replaces another gives to whom it names itself', async () => {
    const [first, second] = [await signUp(), await signUp()];
    const old = await orderLessons([oneLesson.item()], to(first.email));
    const next = await placeOrder(
      orderData([oneLesson.item()], { consent, ...to(second.email), replaces: old.order.slug }),
      key(old.order),
    );
    await pay(next);
    await settle(old.order.orderNr, { status: 'paid', method: 'ideal' });
    expect([await accessOf(first.headers), await accessOf(second.headers)]).toEqual(['locked', 'owned']);
  });

  const remove = (headers: Record<string, string>) =>
    call('/api/users/me', { method: 'DELETE', json: { password: PASSWORD }, headers });

  it('the buyer’s export names it without the recipient’s doings, and their deletion keeps it', async () => {
    const [giver, recipient] = [await signUp(), await signUp()];
    await give(recipient.email, {}, giver.headers);
    interface Export {
      data: { orders: { lessonRecipient: object | null }[]; lessons: object[] };
    }
    const read = async (headers: Record<string, string>) => (await get<Export>('users/me/export', headers)).body.data;
    const [own, theirs] = [await read(giver.headers), await read(recipient.headers)];
    expect(own.orders).toMatchObject([{ lessonRecipient: { name: 'Noor', email: recipient.email } }]);
    expect([own.lessons, theirs.orders]).toEqual([[], []]);
    expect(theirs.lessons).toMatchObject([{ source: 'gift', active: true }]);
    expect(JSON.stringify(theirs)).not.toContain(giver.email);
    expect((await remove(giver.headers)).status).toBe(200);
    expect(await accessOf(recipient.headers)).toBe('owned');
  });

  it('the recipient’s deletion ends it for good', async () => {
    const recipient = await signUp();
    const desk = await give(recipient.email);
    await remove(recipient.headers);
    const { id } = await paymentOf(desk.order.orderNr);
    await changePayment(id, { amountChargedBack: { currency: 'EUR', value: '5.00' } });
    await sendWebhook(id);
    await changePayment(id, { amountChargedBack: { currency: 'EUR', value: '0.00' } });
    await sendWebhook(id);
    expect(await readGrants(desk)).toMatchObject([{ active: false, reason: 'account-deleted', recipient: null }]);
    const again = await signUp(recipient.email);
    for (const headers of [again.headers, key(desk.order)]) expect(await accessOf(headers)).toBe('locked');
  });

  it('it moves with the recipient’s account to another address', async () => {
    const recipient = await signUp();
    await give(recipient.email);
    const email = newAddress('verhuisd');
    const asked = await post<{ jwt: string }>('users/me/email', { email, password: PASSWORD }, recipient.headers);
    const headers = { ...recipient.headers, authorization: `Bearer ${asked.body.jwt}` };
    const done = await follow('email-change', await waitForCode(email, 'mail-link/email-change?code='), headers);
    expect(await accessOf({ ...headers, authorization: `Bearer ${done.body.jwt}` })).toBe('owned');
    expect(await accessOf((await signUp(recipient.email)).headers)).toBe('locked');
  });

  it('two customers give to each other at once, and a third person proves their mailbox meanwhile', async () => {
    const [one, other] = [await signUp(), await signUp()];
    const orders = await Promise.all([
      ...Array.from({ length: 3 }, () => orderLessons([oneLesson.item()], to(other.email), one.headers)),
      ...Array.from({ length: 3 }, () => orderLessons([oneLesson.item()], to(one.email), other.headers)),
    ]);
    await Promise.all(orders.map((desk) => pay(desk.order)));
    for (const { headers } of [one, other]) expect(await accessOf(headers)).toBe('owned');
    const email = newAddress('tegelijk');
    const desk = await orderLessons([oneLesson.item()], to(email));
    const [person] = await Promise.all([signUp(email), pay(desk.order)]);
    expect(await accessOf(person.headers)).toBe('owned');
  });
});
