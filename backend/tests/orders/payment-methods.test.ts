// @full
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asStorefront, call } from '../support/client';
import { paymentOf, paymentsOf, readMollie, settle, simulateFailures } from './support/mollie';
import { type TestVariant, address, makeVariant, orderData, placeOrder, readOrder } from './support/shop';
import type { Locale } from '../../contract/locales';

let suit: TestVariant;
let lesson: TestVariant;
beforeAll(async () => {
  [suit, lesson] = await Promise.all([makeVariant({ stock: 500 }), makeVariant({ type: 'lesson', price: 9 })]);
});
beforeEach(() => simulateFailures({ refuseMethods: [], methods: [], nonsense: '', down: false, delayMs: 0 }));

const euros = (value: string) => ({ currency: 'EUR', value });
const method = (id: string, max: string | null = '50000.00') => ({
  resource: 'method',
  id,
  description: id.toUpperCase(),
  minimumAmount: euros('0.01'),
  maximumAmount: max && euros(max),
});
const list = (country: string, locale = 'nl') =>
  call<{ data: { methods: { id: string; name: string; min: number; max: number | null }[] } }>(
    `/api/payments/methods?country=${country}`,
    { headers: asStorefront({ 'x-shop-locale': locale }) },
  );
const questions = async () => (await readMollie()).log.filter((entry) => entry.method === 'METHODS');

describe('the ways to pay', () => {
  it('are those of the provider for the country, asked once for all visitors', async () => {
    await simulateFailures({ methods: [method('ideal'), method('klarna', '4000.00'), method('banktransfer', null)] });
    // The status page asks as well, so only the questions of these visitors count.
    const before = (await questions()).length;
    const [first, second] = await Promise.all([list('nl'), list('NL')]);
    expect(first.body.data.methods).toEqual([
      { id: 'ideal', name: 'IDEAL', min: 1, max: 5_000_000 },
      { id: 'klarna', name: 'KLARNA', min: 1, max: 400_000 },
      { id: 'banktransfer', name: 'BANKTRANSFER', min: 1, max: null },
    ]);
    expect(second.body).toEqual(first.body);
    const asked = (await questions())
      .slice(before)
      .filter(({ id }) => id.includes('billingCountry=NL') && id.includes('nl_NL'));
    expect(asked).toHaveLength(1);
  });

  it('are asked in the currency of the domain', async () => {
    await simulateFailures({ methods: [{ ...method('swish'), minimumAmount: { currency: 'SEK', value: '1.00' } }] });
    await list('fr', 'sv');
    await list('fr', 'fr');
    const asked = (await questions()).filter(({ id }) => id.includes('billingCountry=FR'));
    // Without an amount the provider lists those for euro.
    const currencies = asked.map(({ id }) => new URLSearchParams(id).get('amount[currency]'));
    expect(new Set(currencies)).toEqual(new Set(['SEK', null]));
  });

  it.each(['us', 'xx', '', 'nl;drop'])('of a country that the shop does not sell to (%s) are none', async (country) => {
    const before = (await questions()).length;
    expect((await list(country)).body.data.methods).toEqual([]);
    expect((await questions()).length).toBe(before);
  });

  it.each([
    ['empty', { methods: [] }, 'de'],
    ['no list', { methods: { ideal: true } }, 'es'],
    ['not JSON', { nonsense: '<html>' }, 'fr'],
    ['down', { down: true }, 'se'],
  ])('are none when the provider’s list is %s', async (_name, failure, country) => {
    await simulateFailures(failure);
    const { status, body } = await list(country);
    expect(status).toBe(200);
    expect(body.data.methods).toEqual([]);
  });

  it('does not keep a checkout waiting for a slow provider', async () => {
    await simulateFailures({ delayMs: 6_000 });
    const from = Date.now();
    expect((await list('nl', 'sv')).body.data.methods).toEqual([]);
    expect(Date.now() - from).toBeLessThan(5_500);
  });
});

describe('the way to pay that was chosen', () => {
  it('is passed on, without the address and lines that it does not need', async () => {
    const order = await placeOrder(orderData([suit.item()], { paymentMethod: 'ideal' }));
    const payment = await paymentOf(order.orderNr);
    expect(payment.requestedMethod).toBe('ideal');
    expect(payment.lines).toBeUndefined();
    expect(payment.billingAddress).toBeUndefined();
  });

  it('comes with address and lines that add up, when it lends the money', async () => {
    const order = await placeOrder(orderData([suit.item(2)], { paymentMethod: 'klarna' }));
    const { requestedMethod, lines = [], billingAddress } = await paymentOf(order.orderNr);
    expect(requestedMethod).toBe('klarna');
    expect(billingAddress).toMatchObject({ streetAndNumber: 'Kade 1', country: 'NL' });
    const cents = lines.reduce((sum, line) => sum + Math.round(Number(line.totalAmount.value) * 100), 0);
    expect(cents).toBe(order.total);
    expect(lines.map(({ type }) => type)).toContain('physical');
  });

  it('is left to the provider’s page when none was chosen', async () => {
    const order = await placeOrder(orderData([suit.item()]));
    expect((await paymentOf(order.orderNr)).requestedMethod).toBeNull();
  });

  it('that vanished meanwhile does not stop the order: it is chosen at the provider', async () => {
    await simulateFailures({ refuseMethods: ['klarna'] });
    const order = await placeOrder(orderData([suit.item()], { paymentMethod: 'klarna' }));
    expect(order.paymentUrl).toContain('/checkout/');
    const payments = await paymentsOf(order.orderNr);
    expect(payments).toHaveLength(1);
    expect(payments[0]?.requestedMethod).toBeNull();
  });

  it.each(['IDEAL', 'ideal ', '', 7, { id: 'ideal' }, null, 'x'.repeat(40), 'nosuchmethod'])(
    'is ignored when it is %j',
    async (paymentMethod) => {
      const order = await placeOrder(orderData([suit.item()], { paymentMethod }));
      expect(order.paymentUrl).toContain('/checkout/');
      expect((await paymentOf(order.orderNr)).requestedMethod).toBeNull();
    },
  );

  it('counts for lessons too', async () => {
    const billing = { ...(orderData([]).shipping as object) };
    const consent = { terms: true, immediateAccess: true };
    const order = await placeOrder(
      orderData([lesson.item()], { shipping: undefined, billing, consent, paymentMethod: 'ideal' }),
    );
    expect((await paymentOf(order.orderNr)).requestedMethod).toBe('ideal');
  });
});

/** Where each is used: the country of the order, and the domain, which decides the currency. */
const WAYS: [method: string, country: string, locale: Locale][] = [
  ['ideal', 'nl', 'nl'],
  ['bancontact', 'be', 'fr'],
  ['creditcard', 'de', 'de'],
  ['klarna', 'de', 'de'],
  ['bizum', 'es', 'es'],
  ['swish', 'se', 'sv'],
  ['applepay', 'nl', 'en'],
  ['googlepay', 'fr', 'fr'],
  ['banktransfer', 'nl', 'nl'],
];
/** The provider's documentation rules out none of them for any method. */
const OUTCOMES = ['paid', 'open', 'failed', 'canceled', 'expired'];
const BANK = {
  bankName: 'Stichting Betalingen',
  bankAccount: 'NL53ABNA0627535577',
  bankBic: 'ABNANL2A',
  transferReference: 'RF12-3456',
};

describe.each(WAYS)('an order that is paid with %s in %s', (paymentMethod, country, locale) => {
  it.each(OUTCOMES)('lands at the method, and follows its payment: %s', async (status) => {
    const order = await placeOrder(orderData([suit.item()], { paymentMethod, locale, shipping: address(country) }));
    const { requestedMethod, amount, lines } = await paymentOf(order.orderNr);
    expect(requestedMethod).toBe(paymentMethod);
    expect(amount).toEqual({
      currency: locale === 'sv' ? 'SEK' : 'EUR',
      value: (order.total / 100).toFixed(2),
    });
    expect(lines !== undefined).toBe(paymentMethod === 'klarna');
    const isTransfer = paymentMethod === 'banktransfer';
    const details = isTransfer ? BANK : null;
    expect(await settle(order.orderNr, { status, method: paymentMethod, details })).toBe(200);
    expect(await readOrder(order)).toMatchObject({
      status,
      method: paymentMethod,
      payable: status !== 'paid',
      bank: isTransfer && status === 'open' ? BANK : null,
    });
    // Nothing else was started at the provider.
    expect(await paymentsOf(order.orderNr)).toHaveLength(1);
  });
});
