import { beforeAll, describe, expect, it } from 'vitest';
import { asStorefront, call } from '../support/client';
import { database, minutesFromNow } from '../support/database';
import { editor } from './support/admin';
import {
  type CodeAnswer,
  type Quote,
  askQuote,
  makeCode,
  quote,
  removeCode,
  saveCode,
  switchOff,
} from './support/discounts';
import { waitForMail } from './support/mail';
import { paymentOf, paymentsOf, settle } from './support/mollie';
import { cancel, openOrder, paidOrder, pieces, refund } from '../refunds/support';
import {
  type ShopFailure,
  type TestVariant,
  makeVariant,
  newEmail,
  orderData,
  payAgain,
  placeOrder,
  postOrder,
  readOrder,
} from './support/shop';

let suit: TestVariant;
let lesson: TestVariant;
beforeAll(async () => {
  suit = await makeVariant({ stock: 1000 });
  lesson = await makeVariant({ type: 'lesson', price: 4.95 });
});

/** Statuses of the requested codes. */
const states = ({ codes }: Quote): string[] => codes.map(({ state }) => state);
const refusal = async (data: object): Promise<ShopFailure['error'] & { details: { quote?: Quote } }> =>
  (await postOrder<ShopFailure>(data)).body.error as never;

describe('a quote with codes', () => {
  it('contains the effect of each code, line by line', async () => {
    const ten = await makeCode();
    const free = await makeCode({ kind: 'free_shipping', percent: null });
    const cart = [suit.item(2), lesson.item()];
    const result = await quote({ cart, country: 'nl', codes: [` ${ten.code.toLowerCase()} `, free.code, 'NOPE'] });
    expect(result).toMatchObject({ subtotal: 12485, discount: 1249, shipping: 0, total: 11236 });
    expect(result.vat).toBe(11236 - Math.round(11236 / 1.21));
    expect(result.lines.map((line) => [line.total, line.discount])).toEqual([
      [11990, 1199],
      [495, 50],
    ]);
    expect(result.codes).toEqual<CodeAnswer[]>([
      { code: ten.code, kind: 'percent', amount: 1249, state: 'applied', minimum: null },
      { code: free.code, kind: 'free_shipping', amount: 395, state: 'applied', minimum: null },
      { code: 'NOPE', kind: null, amount: 0, state: 'unknown', minimum: null },
    ]);
    expect(await quote({ cart, country: 'nl' })).toMatchObject({ discount: 0, codes: [], total: 12485 + 395 });
  });

  it('contains the reason why a code is not applied', async () => {
    const cases: [string, object][] = [
      ['not_yet', { validFrom: '2999-01-01' }],
      ['expired', { validTo: '2001-01-01' }],
      ['minimum', { minSubtotal: 99.95 }],
      ['not_applicable', { appliesTo: 'academy' }],
    ];
    for (const [state, over] of cases) {
      const { code } = await makeCode(over);
      const { codes, discount } = await quote({ cart: [suit.item()], codes: [code] });
      expect([codes, discount]).toEqual([
        [{ code, kind: null, amount: 0, state, minimum: state === 'minimum' ? 9995 : null }],
        0,
      ]);
    }
    const off = await makeCode();
    await switchOff(off.id);
    expect(states(await quote({ cart: [suit.item()], codes: [off.code] }))).toEqual(['unknown']);
    const both = [(await makeCode()).code, (await makeCode({ kind: 'amount', amount: 20 })).code];
    expect(states(await quote({ cart: [suit.item()], codes: both }))).toEqual(['applied', 'second']);
  });

  it('limits code guessing per IP address', async () => {
    const { code } = await makeCode();
    const guesser = { 'x-shop-ip': '192.0.2.40' };
    const ask = (codes: string[]) => quote({ cart: [suit.item()], codes }, guesser);
    for (let round = 0; round < 13; round += 1) {
      expect(states(await ask(['GUESS-A', 'GUESS-B', 'GUESS-C']))).toEqual(['unknown', 'unknown', 'unknown']);
    }
    for (let round = 0; round < 5; round += 1) expect(states(await ask([code]))).toEqual(['applied']);
    expect(states(await ask(['GUESS-D']))).toEqual(['unknown']);
    expect(await ask([code])).toMatchObject({
      discount: 0,
      codes: [{ code, kind: null, amount: 0, state: 'limited' }],
    });
    const order = await call<ShopFailure>('/api/orders', {
      method: 'POST',
      json: { data: orderData([suit.item()], { codes: [code] }) },
      headers: asStorefront(guesser),
    });
    expect([order.status, order.body.error.name]).toEqual([429, 'TooManyRequests']);
    expect(states(await quote({ cart: [suit.item()], codes: [code] }))).toEqual(['applied']);
  });

  it.each([
    ['text', 'SUMMER'],
    ['a number', [5]],
    ['too many', ['AAA', 'BBB', 'CCC', 'DDD']],
    ['a long one', ['x'.repeat(65)]],
  ])('refuses %s', async (_, codes) => {
    const { status, body } = await askQuote({ cart: [suit.item()], codes });
    expect([status, body.error.details.errors?.[0]?.path[0]]).toEqual([422, 'codes']);
  });
});

describe('an order with codes', () => {
  it('costs what the quote said, at the provider and in the mail too', async () => {
    const amount = await makeCode({ kind: 'amount', amount: 12.5, percent: null });
    const free = await makeCode({ kind: 'free_shipping', percent: null });
    const codes = [amount.code.toLowerCase(), free.code];
    const cart = [suit.item(2), lesson.item()];
    const quoted = await quote({ cart, country: 'nl', codes });
    const email = newEmail();
    const user = { firstname: 'Noor', lastname: 'Vos', email };
    const order = await placeOrder(
      orderData(cart, { codes, user, expectedTotal: quoted.total, consent: { terms: true, immediateAccess: true } }),
    );
    expect(order).toMatchObject({ total: quoted.total, vat: quoted.vat, shipping: 0, discount: 1250 });
    expect((await paymentOf(order.orderNr)).amount.value).toBe((quoted.total / 100).toFixed(2));
    expect(await readOrder(order)).toMatchObject({
      subtotal: 12485,
      discount: 1250,
      discountCodes: [
        { code: amount.code, kind: 'amount', amount: 1250 },
        { code: free.code, kind: 'free_shipping', amount: 395 },
      ],
      lines: quoted.lines.map(({ discount }) => ({ discount })),
    });
    const mail = await waitForMail(email, ({ text }) => text.includes(amount.code));
    expect(mail.text).toContain(`Korting (${amount.code}): € -12,50`);
    expect(mail.text).toContain(`Gratis verzending (${free.code}): € 0,00`);
    expect([await amount.used(), await free.used()]).toEqual([1, 1]);
  });

  it('is paid immediately when it is free', async () => {
    const gift = await makeCode({ percent: 100, usageLimit: 1 });
    const order = await placeOrder(
      orderData([lesson.item()], { codes: [gift.code], consent: { terms: true, immediateAccess: true } }),
    );
    expect(order).toMatchObject({ status: 'paid', total: 0, vat: 0, paymentUrl: null });
    expect(await gift.used()).toBe(1);
  });

  it('is refused when a code is no longer valid, and reserves nothing', async () => {
    const { id, code } = await makeCode();
    const quoted = await quote({ cart: [suit.item()], country: 'nl', codes: [code] });
    await switchOff(id);
    const data = { codes: [code], expectedTotal: quoted.total };
    const changed = await refusal(orderData([suit.item()], data));
    expect(changed).toMatchObject({ status: 409, name: 'TotalChanged' });
    expect(changed.details.quote).toMatchObject({ discount: 0, total: 6390, codes: [{ code, state: 'unknown' }] });
    const unseen = await refusal(orderData([suit.item()], { codes: [code] }));
    expect(unseen).toMatchObject({ status: 422, details: { errors: [{ path: ['codes'], name: 'unknown' }] } });
    expect((await placeOrder(orderData([suit.item()], { codes: [code], expectedTotal: 6390 }))).total).toBe(6390);
  });

  it('accepts a single-use code once among a hundred concurrent buyers', async () => {
    const single = await makeCode({ usageLimit: 1 });
    const wide = await makeCode({ kind: 'free_shipping', percent: null });
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => {
        const codes = index % 2 ? [single.code, wide.code] : [wide.code, single.code];
        return postOrder<ShopFailure>(orderData([suit.item()], { codes, expectedTotal: 5395 }));
      }),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 201).map(({ body }) => body.error);
    expect(new Set(refused.map(({ name }) => name))).toEqual(new Set(['TotalChanged']));
    expect([await single.used(), await wide.used()]).toEqual([1, 1]);
  }, 60_000);

  it('enforces the limit per customer, in any spelling and concurrently', async () => {
    const { code, used } = await makeCode({ perCustomerLimit: 1 });
    const email = newEmail();
    const order = (mail: string) =>
      orderData([suit.item()], {
        codes: [code],
        user: { firstname: 'A', lastname: 'B', email: mail },
        expectedTotal: 5790,
      });
    const answers = await Promise.all(
      [email, email.toUpperCase(), email, email].map((mail) => postOrder<ShopFailure>(order(mail))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const again = await refusal(order(email));
    expect([again.name, again.details.quote?.codes[0]?.state]).toEqual(['TotalChanged', 'used_up']);
    expect(await used()).toBe(1);
    await placeOrder(order(newEmail()));
    expect(await used()).toBe(2);
  });
});

describe('a use of a code', () => {
  const orderWith = (code: string) => placeOrder(orderData([suit.item()], { codes: [code] }));

  it('is released once when the payment fails, and taken again when it is retried', async () => {
    const { code, used } = await makeCode({ usageLimit: 1 });
    const order = await orderWith(code);
    expect(states(await quote({ cart: [suit.item()], codes: [code] }))).toEqual(['used_up']);
    await Promise.all(Array.from({ length: 5 }, () => settle(order.orderNr, { status: 'failed' })));
    expect(await used()).toBe(0);
    expect((await payAgain(order.slug)).status).toBe(200);
    expect(await used()).toBe(1);
    await settle(order.orderNr, { status: 'paid', paidAt: new Date().toISOString() });
    expect(await used()).toBe(1);
    expect(await readOrder(order)).toMatchObject({ status: 'paid', discount: 600 });
  });

  it('can not be taken twice: a late retry needs a new order', async () => {
    const { code, used } = await makeCode({ usageLimit: 1 });
    const late = await orderWith(code);
    await settle(late.orderNr, { status: 'expired' });
    await orderWith(code);
    const again = await payAgain(late.slug);
    expect([again.status, again.body.error.name]).toEqual([409, 'NotPayable']);
    expect(await used()).toBe(1);
  });

  it('is not taken again by a retry once the code was switched off or its last day is over', async () => {
    const [off, over] = [await makeCode(), await makeCode()];
    const orders = [await orderWith(off.code), await orderWith(over.code)];
    for (const { orderNr } of orders) await settle(orderNr, { status: 'failed' });
    await switchOff(off.id);
    await editor.update('discount-code', over.id, { validTo: '2026-01-01' });
    for (const { slug } of orders) {
      const again = await payAgain(slug);
      expect([again.status, again.body.error.name]).toEqual([409, 'NotPayable']);
    }
    expect([await off.used(), await over.used()]).toEqual([0, 0]);
  });

  it('holds with the price for a week, or until the last day of the code, as mail and order say', async () => {
    const email = newEmail();
    const tomorrow = new Date(Date.now() + 24 * 3600_000).toISOString().slice(0, 10);
    const { code } = await makeCode({ validTo: tomorrow });
    const user = { firstname: 'A', lastname: 'B', email };
    const short = await placeOrder(orderData([suit.item()], { codes: [code], user }));
    const week = await placeOrder(orderData([suit.item()]));
    expect((await readOrder(short)).payableUntil).toBeNull();
    for (const { orderNr } of [short, week]) await settle(orderNr, { status: 'failed' });
    const days = async (order: typeof short) =>
      (Date.parse(String((await readOrder(order)).payableUntil)) - Date.now()) / (24 * 3600_000);
    expect(Math.ceil(await days(short))).toBeLessThanOrEqual(2);
    expect(Math.ceil(await days(week))).toBeGreaterThanOrEqual(7);
    const mail = await waitForMail(email, ({ text }) => text.includes('Tot en met'));
    expect(mail.text).toContain('kun je deze bestelling voor deze prijs betalen');
    await database()('orders')
      .where({ order_nr: week.orderNr })
      .update({ price_until: minutesFromNow(-1) });
    expect(await readOrder(week)).toMatchObject({ payable: false, payableUntil: null });
    expect((await payAgain(week.slug)).status).toBe(409);
  });

  it('keeps the old total for a week after the price rose, for the provider as well, and not a day longer', async () => {
    const dear = await makeVariant({ stock: 10, price: 20 });
    const order = await placeOrder(orderData([dear.item()]));
    const first = await paymentOf(order.orderNr);
    await settle(order.orderNr, { status: 'failed' });
    await editor.update('product-variant', dear.id, { price: 30 });
    expect((await quote({ cart: [dear.item()], country: 'nl' })).total).toBe(order.total + 1000);
    expect((await payAgain(order.slug)).status).toBe(200);
    const amounts = (await paymentsOf(order.orderNr)).map(({ amount }) => amount.value);
    expect(amounts).toEqual([first.amount.value, first.amount.value]);
    expect(await readOrder(order)).toMatchObject({ total: order.total, payable: true });
    await settle(order.orderNr, { status: 'failed' });
    await database()('orders')
      .where({ order_nr: order.orderNr })
      .update({ price_until: minutesFromNow(-1) });
    expect((await payAgain(order.slug)).status).toBe(409);
  });

  it('stays with an order that is paid late, regardless of the limit', async () => {
    const { code, used } = await makeCode({ usageLimit: 1 });
    const late = await orderWith(code);
    await settle(late.orderNr, { status: 'expired' });
    await orderWith(code);
    await settle(late.orderNr, { status: 'paid', paidAt: new Date().toISOString() });
    expect(await readOrder(late)).toMatchObject({ status: 'paid', total: late.total, discount: 600 });
    expect(await used()).toBe(2);
  });

  it('is released when the shop cancels, paid or not, and stays after a refund', async () => {
    const { code, used } = await makeCode({ usageLimit: 3 });
    const [open, paid, refunded] = [
      await openOrder([suit.item()], { codes: [code] }),
      await paidOrder(suit, 1, { codes: [code] }),
      await paidOrder(suit, 2, { codes: [code] }),
    ];
    expect(await used()).toBe(3);
    await cancel(open);
    expect((await cancel(paid)).body.data.refund).toMatchObject({ amount: paid.order.total });
    // One of two suits is refunded, at its price after the discount.
    const { body } = await refund(refunded, { lines: await pieces(refunded, 1), reason: 'Te klein' });
    expect(body.data.amount).toBe(Math.round((11990 - 1199) / 2));
    await expect.poll(used).toBe(1);
    await expect.poll(async () => (await readOrder(paid.order)).status).toBe('refunded');
    expect(await used()).toBe(1);
  });

  it('moves to the order that replaces the first', async () => {
    const { code, used } = await makeCode({ usageLimit: 1, perCustomerLimit: 1 });
    const user = { firstname: 'A', lastname: 'B', email: newEmail() };
    const first = await placeOrder(orderData([suit.item()], { codes: [code], user }));
    const second = await placeOrder(orderData([suit.item(2)], { codes: [code], user, replaces: first.slug }), {
      'x-order-access': `${first.slug}.${first.accessKey}`,
    });
    expect(second).toMatchObject({ discount: 1199 });
    expect(await used()).toBe(1);
  });
});

describe('in the admin', () => {
  it('normalizes a code', async () => {
    const { status, body } = await saveCode({ code: ' zomer-26x ', kind: 'percent', percent: 5, used: 99 });
    expect([status, body.data.code, body.data.used]).toEqual([201, 'ZOMER-26X', 0]);
    const twin = await saveCode({ code: 'Zomer-26X', kind: 'free_shipping' });
    expect([twin.status, twin.body.error]).toMatchObject([400, { message: 'There is a code ZOMER-26X already' }]);
    await removeCode(body.data.documentId);
  });

  it.each([
    ['code', { code: 'a b' }],
    ['percent', { percent: 101 }],
    ['amount', { kind: 'amount', amount: 0 }],
    ['validTo', { validFrom: '2026-02-01', validTo: '2026-01-01' }],
  ])('refuses an invalid %s at its field', async (field, over) => {
    const { status, body } = await saveCode({ code: 'FAULTY', kind: 'percent', percent: 10, ...over });
    expect(status).toBe(400);
    expect(body.error.details.errors?.[0]?.path).toEqual([field]);
  });

  it('protects the usage counter, and codes that were used', async () => {
    const { id, code, used } = await makeCode();
    await placeOrder(orderData([suit.item()], { codes: [code] }));
    await saveCode({ code, kind: 'percent', percent: 20, used: 0 }, id);
    expect(await used()).toBe(1);
    expect((await removeCode(id)).status).toBe(400);
    expect((await removeCode((await makeCode()).id)).status).toBe(200);
  });

  it('shows codes to operators only', async () => {
    for (const path of ['/api/discount-codes', '/api/discount-uses']) {
      expect((await call(path)).status, path).toBe(404);
    }
  });
});
