import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../src/accounting/ledger/check-books';
import { waitFor } from '../tests/support/client';
import { database, minutesFromNow } from '../tests/support/database';
import { findMiscounted, idOf, readDiary, readMovements } from '../tests/orders/support/diary';
import { mailsTo } from '../tests/orders/support/mail';
import { changePayment, paymentOf, paymentsOf, sendWebhook } from '../tests/orders/support/mollie';
import { makeVariant, newEmail, orderData, placeOrder, readOrder, readStock } from '../tests/orders/support/shop';
import { type LongShop, startShop } from './support/shop';
import { size, times } from './support/size';

const ORDERS = size('ORDERS', 20);

let shop: LongShop;
beforeAll(async () => {
  shop = await startShop('webhooks', { SWEEP_MS: '20' });
});
afterAll(async () => {
  await database().destroy();
  await shop.stop();
});

describe('one webhook fifty times, with return page, poll and job at the same time', () => {
  it.each(Array.from({ length: ORDERS }, (_, index) => index + 1))('order %i', async () => {
    const suit = await makeVariant({ stock: 5 });
    const email = newEmail();
    const user = { firstname: 'A', lastname: 'B', email };
    const order = await placeOrder(orderData([suit.item(2)], { user }));
    const orderId = await idOf(order.orderNr);
    const { id } = await paymentOf(order.orderNr);
    await changePayment(id, { status: 'paid', method: 'ideal' });
    const makeDue = () =>
      database()('payments')
        .where({ order_id: orderId })
        .update({ next_check_at: minutesFromNow(-1) });

    const [codes] = await Promise.all([
      times(50, () => sendWebhook(id)),
      times(10, () => readOrder(order)),
      times(5, makeDue),
    ]);
    expect(new Set(codes.map(({ status }) => status))).toEqual(new Set([200]));
    // Once more, after everything else.
    await Promise.all([times(5, () => sendWebhook(id)), makeDue()]);
    expect((await readOrder(order)).status).toBe('paid');

    const diary = await readDiary(order.orderNr);
    const count = (kind: string) => diary.filter((entry) => entry.kind === kind).length;
    expect([count('status'), count('payment'), count('payment-started')]).toEqual([1, 1, 1]);
    expect(await readStock(suit.sku)).toBe(3);
    expect((await readMovements(suit.sku)).map(({ reason, delta }) => [reason, delta])).toEqual([
      ['adjusted', 5],
      ['ordered', -2],
    ]);
    expect(await paymentsOf(order.orderNr)).toHaveLength(1);
    const papers: { kind: string; total: number }[] = await database()('order_documents').where({ order_id: orderId });
    expect(papers.map(({ kind, total }) => [kind, total])).toEqual([['invoice', order.total]]);
    const entries: { account: string; sum: number | string }[] = await database()('ledger_entries')
      .where({ order_id: orderId })
      .groupBy('account')
      .select('account')
      .sum({ sum: 'amount' });
    expect(Object.fromEntries(entries.map(({ account, sum }) => [account, Number(sum)]))).toEqual({
      // Owed to the customer when the payment arrived, and settled by the sale.
      customers: 0,
      provider: order.total,
      sales: order.vat - order.total,
      vat: -order.vat,
    });

    const mails = () => database()('outbox_messages').where({ order_id: orderId }).orderBy('kind');
    const unsent = async () => (await mails().whereNot({ state: 'sent' })).length;
    await waitFor(async () => ((await unsent()) === 0 ? true : undefined), 60_000);
    expect((await mails()).map(({ kind }: { kind: string }) => kind)).toEqual([
      'operator-paid',
      'order-paid',
      'order-received',
    ]);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('and the ledger is consistent', async () => {
    expect(await checkBooks(database())).toEqual([]);
    expect(await findMiscounted()).toEqual([]);
  });
});
