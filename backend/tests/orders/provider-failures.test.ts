// @full
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { waitFor } from '../support/client';
import { database } from '../support/database';
import { readAlerts } from './support/alerts';
import { idOf, readDiary, refusalsOf } from './support/diary';
import {
  changePayment,
  changeRefund,
  paymentOf,
  paymentsOf,
  refundInDashboard,
  sendWebhook,
  simulateFailures,
  settle,
} from './support/mollie';
import { type Placed, type TestVariant, makeVariant, orderData, payAgain, placeOrder, readOrder } from './support/shop';

let suit: TestVariant;
beforeAll(async () => {
  suit = await makeVariant({ stock: 500 });
});
const mend = () => simulateFailures({ down: false, delayMs: 0, status: 0, nonsense: '', claim: {} });
afterEach(mend);

const place = () => placeOrder(orderData([suit.item()]));
const euros = (value: string, currency = 'EUR') => ({ currency, value });
const kindsOf = async ({ orderNr }: Placed) => (await readAlerts(orderNr)).map(({ kind }) => kind);

describe('a provider that returns another payment', () => {
  it.each([
    ['other-payment', { id: 'tr_somebodyelse' }, 'refused'],
    ['other-order', { metadata: { orderNr: 'ZW1999-00001' } }, 'refused'],
    ['other-currency', { amount: euros('63.90', 'USD') }, 'amount'],
    ['amount-too-big', { amount: euros('9999.00') }, 'amount'],
  ])('%s: nothing happens, it is recorded once, and a valid response is accepted later', async (why, claim, alert) => {
    const order = await place();
    const { id } = await paymentOf(order.orderNr);
    await changePayment(id, { status: 'paid' });
    await simulateFailures({ claim });
    for (let count = 0; count < 3; count += 1) expect((await sendWebhook(id)).status).toBe(200);
    expect(await readOrder(order)).toMatchObject({ status: 'open' });
    expect(await refusalsOf(order.orderNr)).toEqual([why]);
    expect(await kindsOf(order)).toEqual([alert]);
    await mend();
    await sendWebhook(id);
    expect((await readOrder(order)).status).toBe('paid');
  });

  it('on creation: that payment is discarded, the next attempt succeeds', async () => {
    await simulateFailures({ claim: { metadata: { orderNr: 'ZW1999-00001' } } });
    const order = await place();
    expect(order).toMatchObject({ status: 'open', paymentUrl: null });
    expect(await refusalsOf(order.orderNr)).toEqual(['other-order']);
    await simulateFailures({ claim: { id: (await paymentOf((await placeHonest()).orderNr)).id } });
    expect((await payAgain(order.slug)).status).toBe(500);
    expect(await refusalsOf(order.orderNr)).toEqual(['other-order', 'other-payment']);
    await mend();
    expect((await payAgain(order.slug)).body.data.paymentUrl).toBeTruthy();
    expect(await paymentsOf(order.orderNr)).toHaveLength(1);
  });
  const placeHonest = async (): Promise<Placed> => {
    await mend();
    return place();
  };
});

describe('impossible payment transitions', () => {
  it.each([
    ['open after paid', { status: 'paid' }, { status: 'open' }, 'step-back', 'paid'],
    ['expired after paid', { status: 'paid' }, { status: 'expired' }, 'step-back', 'paid'],
    ['open after expired', { status: 'expired' }, { status: 'open' }, 'step-back', 'expired'],
    ['a refund without payment', {}, { amountRefunded: euros('5.00') }, 'refund-unpaid', 'open'],
    ['a chargeback without payment', {}, { amountChargedBack: euros('5.00') }, 'chargeback-unpaid', 'open'],
  ])('%s is refused and recorded', async (_name, first, second, why, status) => {
    const order = await place();
    await settle(order.orderNr, first);
    for (let count = 0; count < 3; count += 1) expect(await settle(order.orderNr, second)).toBe(200);
    expect((await readOrder(order)).status).toBe(status);
    expect(await refusalsOf(order.orderNr)).toEqual([why]);
  });

  it('a refunded amount that shrinks without a failed refund', async () => {
    const order = await place();
    await settle(order.orderNr, { status: 'paid' });
    const { id } = await paymentOf(order.orderNr);
    const refund = await refundInDashboard(id, '10.00');
    await sendWebhook(id);
    await simulateFailures({ claim: { amountRefunded: euros('4.00') } });
    await sendWebhook(id);
    await mend();
    expect((await readOrder(order)).status).toBe('partially_refunded');
    expect(await refusalsOf(order.orderNr)).toEqual(['refund-shrunk']);
    expect(await kindsOf(order)).toEqual(['refused']);
    await changeRefund(refund.id, { status: 'failed' });
    await sendWebhook(id);
    expect((await readOrder(order)).status).toBe('paid');
  });

  it('paying a paid order', async () => {
    const order = await place();
    await settle(order.orderNr, { status: 'paid' });
    for (let count = 0; count < 3; count += 1) expect((await payAgain(order.slug)).status).toBe(409);
    expect((await readDiary(order.orderNr, 'refused')).map(({ actor, data }) => [actor, data.what])).toEqual([
      ['customer', 'pay-again'],
    ]);
  });
});

describe('an unusable response of the provider', () => {
  it.each([
    ['500', { status: 500 }],
    ['503', { status: 503 }],
    ['HTML instead of JSON', { nonsense: '<h1>Bad gateway</h1>' }],
    ['a payment without an amount', { claim: { amount: null } }],
    ['an unknown status', { claim: { status: 'somehow' } }],
  ])('%s: the call is retried, and nothing is lost', async (_name, failures) => {
    const order = await place();
    const { id } = await paymentOf(order.orderNr);
    await changePayment(id, { status: 'paid' });
    await simulateFailures(failures);
    expect((await sendWebhook(id)).status).toBe(503);
    const row = await database()('payments')
      .where({ order_id: await idOf(order.orderNr) })
      .first();
    expect(row).toMatchObject({ state: 'open' });
    expect(row.last_error).toBeTruthy();
    await mend();
    // No webhook comes: the sweep requests the payment.
    await database()('payments').where({ id: row.id }).update({ next_check_at: new Date() });
    await waitFor(async () => ((await readOrder(order)).status === 'paid' ? true : undefined));
    const healed = await database()('payments').where({ id: row.id }).first('last_error');
    expect(healed.last_error).toBeNull();
  });
});
