import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { waitFor } from '../support/client';
import { database, minutesFromNow } from '../support/database';
import { findMiscounted, idOf, readDiary, readMovements } from './support/diary';
import { mailsTo } from './support/mail';
import { changePayment, paymentOf, paymentsOf, readMollie, sendWebhook } from './support/mollie';
import { makeVariant, newEmail, orderData, payAgain, postOrder, readOrder, readStock } from './support/shop';

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

describe('repeated notifications', () => {
  it('result in one order, one payment, one stock change, one set of mails', async () => {
    const suit = await makeVariant({ stock: 10 });
    const email = newEmail();
    const data = orderData([suit.item(2)], { user: { firstname: 'A', lastname: 'B', email } });
    const headers = { 'idempotency-key': randomUUID() };
    // A double click, a second tab and a retry, concurrently.
    const answers = await times(12, () => postOrder(data, headers));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const placed = answers.map(({ body }) => body.data);
    expect(new Set(placed.map(({ orderNr }) => orderNr)).size).toBe(1);
    const [order] = placed;
    if (!order) throw new Error('No order');
    expect(await paymentsOf(order.orderNr)).toHaveLength(1);

    const { id } = await paymentOf(order.orderNr);
    await changePayment(id, { status: 'paid', method: 'ideal' });
    const orderId = await idOf(order.orderNr);
    // Webhook, return page, a click on "pay", and the due sweep.
    await database()('payments')
      .where({ order_id: orderId })
      .update({ next_check_at: minutesFromNow(-1) });
    await Promise.all([
      times(50, () => sendWebhook(id)),
      times(10, () => readOrder(order)),
      times(3, () => payAgain(order.slug)),
    ]);
    expect((await readOrder(order)).status).toBe('paid');

    expect(await readStock(suit.sku)).toBe(8);
    expect((await readMovements(suit.sku)).map(({ reason, delta }) => [reason, delta])).toEqual([
      ['adjusted', 10],
      ['ordered', -2],
    ]);
    const diary = (await readDiary(order.orderNr)).filter(({ kind }) => kind !== 'refused');
    expect(diary.filter(({ kind }) => kind === 'status').map(({ data: event }) => event)).toEqual([
      { from: 'open', to: 'paid' },
    ]);
    expect(diary.filter(({ kind }) => kind === 'payment')).toHaveLength(1);
    expect(diary.filter(({ kind }) => kind === 'payment-started')).toHaveLength(1);

    const unsent = () => database()('outbox_messages').where({ order_id: orderId, state: 'pending' }).first('id');
    await waitFor(async () => ((await unsent()) === undefined ? true : undefined));
    const kinds: string[] = await database()('outbox_messages')
      .where({ order_id: orderId })
      .orderBy('kind')
      .pluck('kind');
    expect(kinds).toEqual(['operator-paid', 'order-paid', 'order-received']);
    expect(await mailsTo(email)).toHaveLength(2);
    const created = (await readMollie()).payments.filter((payment) => payment.description === order.orderNr);
    expect(created).toHaveLength(1);
    expect(await findMiscounted()).toEqual([]);
  });
});
