import { beforeAll, describe, expect, it } from 'vitest';
import { call, readMails, waitFor } from '../support/client';
import { isFull } from '../support/time-limits';
import {
  changePayment,
  paymentOf,
  paymentsOf,
  readMollie,
  refundInDashboard,
  sendWebhook,
  simulateFailures,
  settle,
} from './support/mollie';
import {
  type TestVariant,
  makeVariant,
  newEmail,
  orderData,
  payAgain,
  placeOrder,
  readOrder,
  readStock,
  setStock,
} from './support/shop';

let suit: TestVariant;
beforeAll(async () => {
  suit = await makeVariant({ stock: 500 });
});
const place = () => placeOrder(orderData([suit.item()]));
const euros = (value: string) => ({ currency: 'EUR', value });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const bank = {
  bankName: 'Stichting Betalingen',
  bankAccount: 'NL53ABNA0627535577',
  bankBic: 'ABNANL2A',
  transferReference: 'RF12-3456',
};

describe('an order follows its payment', () => {
  it.each(['paid', 'failed', 'canceled', 'expired'])('%s', async (status) => {
    const order = await place();
    expect(await settle(order.orderNr, { status, method: 'ideal' })).toBe(200);
    expect(await readOrder(order)).toMatchObject({ status, method: 'ideal', payable: status !== 'paid' });
    if (status === 'paid') expect((await readOrder(order)).paidAt).toBeTruthy();
  });

  it.each(['open', 'pending', 'authorized'])('stays open while %s', async (status) => {
    const order = await place();
    await settle(order.orderNr, { status });
    expect((await readOrder(order)).status).toBe('open');
  });

  it('is refunded partially and fully, and charged back', async () => {
    const order = await place();
    await settle(order.orderNr, { status: 'paid' });
    const { id } = await paymentOf(order.orderNr);
    await refundInDashboard(id, '10.00');
    await sendWebhook(id);
    expect((await readOrder(order)).status).toBe('partially_refunded');
    await refundInDashboard(id, ((order.total - 1000) / 100).toFixed(2));
    await sendWebhook(id);
    expect((await readOrder(order)).status).toBe('refunded');
    const other = await place();
    await settle(other.orderNr, { status: 'paid' });
    await settle(other.orderNr, { amountChargedBack: euros((other.total / 100).toFixed(2)) });
    expect((await readOrder(other)).status).toBe('charged_back');
    expect((await payAgain(other.slug)).body.error.name).toBe('NotPayable');
  });

  it('is synchronized when the customer returns before the webhook', async () => {
    const order = await place();
    await pause(2100);
    await changePayment((await paymentOf(order.orderNr)).id, { status: 'paid' });
    expect((await readOrder(order)).status).toBe('paid');
  });

  it('requests the provider at most every one and a half seconds', async () => {
    const order = await place();
    await pause(2100);
    const { id } = await paymentOf(order.orderNr);
    const asked = async () =>
      (await readMollie()).log.filter((entry) => entry.method === 'GET' && entry.id === id).length;
    const [before, start] = [await asked(), Date.now()];
    for (let count = 0; count < 10; count += 1) await readOrder(order);
    const allowed = 1 + Math.floor((Date.now() - start) / 1500);
    const calls = (await asked()) - before;
    expect(calls).toBeGreaterThanOrEqual(1);
    expect(calls).toBeLessThanOrEqual(allowed);
  });

  it('returns the stored status when the provider is slow or down', async () => {
    const order = await place();
    await pause(2100);
    await simulateFailures({ delayMs: 40_000 });
    const started = Date.now();
    expect((await readOrder(order)).status).toBe('open');
    // Faster than the provider, and on an idle machine than the timeout of eight seconds.
    expect(Date.now() - started).toBeLessThan(isFull ? 8_000 : 40_000);
    await simulateFailures({ delayMs: 0, down: true });
    await pause(2100);
    expect((await readOrder(order)).status).toBe('open');
    expect((await sendWebhook((await paymentOf(order.orderNr)).id)).status).toBe(503);
    await simulateFailures({ down: false });
  });

  it('shows the bank details of an open transfer, without a key too', async () => {
    const order = await place();
    await settle(order.orderNr, { method: 'banktransfer', details: bank });
    expect(await readOrder({ slug: order.slug })).toMatchObject({
      full: false,
      status: 'open',
      method: 'banktransfer',
      bank,
    });
    await settle(order.orderNr, { status: 'paid' });
    expect(await readOrder(order)).toMatchObject({ status: 'paid', bank: null });
  });
});

describe('webhook', () => {
  it.each(['tr_unknown', '', '../../etc', 'x'.repeat(5000), "tr_1' or 1=1--"])('answers 200 to %s', async (id) => {
    expect((await sendWebhook(id)).status).toBe(200);
  });
  it('answers 200 to any body', async () => {
    for (const json of [[], {}, { id: 7 }, { id: { $ne: null } }]) {
      expect((await call('/api/payments/webhook', { method: 'POST', json })).status).toBe(200);
    }
  });

  it('fifty calls and ten visitors at once: paid once', async () => {
    const email = newEmail();
    const order = await placeOrder(orderData([suit.item()], { user: { firstname: 'A', lastname: 'B', email } }));
    const before = await readStock(suit.sku);
    const { id } = await paymentOf(order.orderNr);
    await changePayment(id, { status: 'paid', method: 'ideal' });
    const calls = [
      ...Array.from({ length: 50 }, () => sendWebhook(id)),
      ...Array.from({ length: 10 }, () => readOrder(order)),
    ];
    await Promise.all(calls);
    expect((await readOrder(order)).status).toBe('paid');
    expect(await readStock(suit.sku)).toBe(before);
    await waitFor(async () => ((await readMails(email)).length >= 2 ? true : undefined));
    await pause(500);
    const subjects = (await readMails(email)).map((mail) => /^Subject: (.*)$/m.exec(mail.raw)?.[1]);
    expect(subjects).toHaveLength(2);
  });

  it('outdated webhooks do not revert newer states', async () => {
    const order = await place();
    const { id } = await paymentOf(order.orderNr);
    await simulateFailures({ delayMs: 60 });
    const slow = sendWebhook(id);
    await pause(20);
    await changePayment(id, { status: 'paid' });
    await Promise.all([slow, sendWebhook(id), sendWebhook(id)]);
    await simulateFailures({ delayMs: 0 });
    expect((await readOrder(order)).status).toBe('paid');
  });
});

describe('paying again', () => {
  it('redirects to the open payment if there is one', async () => {
    const order = await place();
    const { status, body } = await payAgain(order.slug);
    expect([status, body.data.paymentUrl]).toEqual([200, order.paymentUrl]);
    expect(await paymentsOf(order.orderNr)).toHaveLength(1);
  });

  it('starts a new payment for a failed order, with a new key', async () => {
    const order = await place();
    await settle(order.orderNr, { status: 'canceled' });
    const { body } = await payAgain(order.slug);
    expect(body.data.paymentUrl).not.toBe(order.paymentUrl);
    expect(await readOrder(order)).toMatchObject({ status: 'open', payable: true });
    await settle(order.orderNr, { status: 'paid' });
    expect((await readOrder(order)).status).toBe('paid');
    const refusal = await payAgain(order.slug);
    expect([refusal.status, refusal.body.error.name]).toEqual([409, 'NotPayable']);
  });

  it('closes the second payment when the first is paid after all', async () => {
    const order = await place();
    const first = await paymentOf(order.orderNr);
    await settle(order.orderNr, { status: 'failed' });
    await payAgain(order.slug);
    await changePayment(first.id, { status: 'paid' });
    await sendWebhook(first.id);
    expect((await readOrder(order)).status).toBe('paid');
    expect((await paymentsOf(order.orderNr)).map((payment) => payment.status)).toEqual(['paid', 'canceled']);
  });

  it('a pending payment can not be paid again; an unknown order is not found', async () => {
    const order = await place();
    await settle(order.orderNr, { status: 'pending' });
    expect((await payAgain(order.slug)).body.error.name).toBe('NotPayable');
    expect((await payAgain('x'.repeat(22))).status).toBe(404);
  });

  it('reports a provider outage, and works after it', async () => {
    await simulateFailures({ down: true });
    const order = await place();
    expect((await payAgain(order.slug)).status).toBe(500);
    await simulateFailures({ down: false });
    expect((await payAgain(order.slug)).body.data.paymentUrl).toBeTruthy();
  });
});

describe('late payments', () => {
  it('reserve the stock again when it is available', async () => {
    const own = await makeVariant({ stock: 3 });
    const order = await placeOrder(orderData([own.item(2)]));
    await settle(order.orderNr, { status: 'expired' });
    expect(await readStock(own.sku)).toBe(3);
    await settle(order.orderNr, { status: 'paid' });
    expect((await readOrder(order)).status).toBe('paid');
    expect(await readStock(own.sku)).toBe(1);
  });

  it('alert the operator when it is not', async () => {
    const own = await makeVariant({ stock: 2 });
    const order = await placeOrder(orderData([own.item(2)]));
    await settle(order.orderNr, { status: 'expired' });
    await setStock(own.sku, 1);
    await settle(order.orderNr, { status: 'paid' });
    expect((await readOrder(order)).status).toBe('paid');
    expect(await readStock(own.sku)).toBe(1);
    const alert = await waitFor(async () =>
      (await readMails('bestellingen@zwotter.example')).find(
        (mail) => mail.raw.includes(order.orderNr) && /Let[ _]op/.test(mail.raw),
      ),
    );
    expect(alert.raw).toContain(own.sku);
  });

  it('with a wrong amount never mark an order as paid', async () => {
    const order = await place();
    await settle(order.orderNr, { status: 'paid', amount: euros('0.01') });
    expect((await readOrder(order)).status).toBe('open');
    await waitFor(async () =>
      (await readMails('bestellingen@zwotter.example')).find((mail) => mail.raw.includes(order.orderNr)),
    );
  });
});

describe('the sweep', () => {
  it('finds a payment that expired without a webhook', async () => {
    const own = await makeVariant({ stock: 4 });
    const order = await placeOrder(orderData([own.item(4)]));
    const { id } = await paymentOf(order.orderNr);
    // The shop reads the payment's new expiry once, then gets no webhook. It is later than a busy machine is slow: asked again
    // before the provider says `expired`, the shop would next ask in minutes.
    await settle(order.orderNr, { expiresAt: new Date(Date.now() + 6000).toISOString() });
    await changePayment(id, { status: 'expired' });
    await waitFor(async () => ((await readStock(own.sku)) === 4 ? true : undefined));
    expect((await readOrder(order)).status).toBe('expired');
  });
});
