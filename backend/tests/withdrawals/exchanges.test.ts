// @full
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkBooks } from '../../src/accounting/ledger/check-books';
import { callAdmin } from '../orders/support/admin';
import { findMiscounted, idOf } from '../orders/support/diary';
import { waitForMail } from '../orders/support/mail';
import { refundsOf, settle } from '../orders/support/mollie';
import { type TestVariant, makeVariant, readOrder, readStock } from '../orders/support/shop';
import { readDesk, tabsOf } from '../desk/support/desk';
import { waitFor } from '../support/client';
import { database, minutesFromNow } from '../support/database';
import { unique } from '../support/content';
import { type OtherSize, exchangeFor, makeOtherSize, postExchange, refundInstead, sendNew } from './support/exchanges';
import {
  arrive,
  completeRefunds,
  customerReturn,
  deskReturn,
  expectReturn,
  parcel,
  waitNoLonger,
} from './support/returns';
import { type TestOrder, decide, deliver, findWithdrawal, makeOrder, statement, withdraw } from './support/withdrawals';

let suit: TestVariant;
let large: OtherSize;
beforeEach(async () => {
  suit = await makeVariant({ stock: 5 });
  large = await makeOtherSize(suit, 1);
});
afterEach(async () => {
  expect(await checkBooks(database())).toEqual([]);
  expect(await findMiscounted()).toEqual([]);
});

const exchange = (order: TestOrder) => exchangeFor(order, large);
const stocks = async () => [await readStock(suit.sku), await readStock(large.sku)];

async function delivered(): Promise<TestOrder> {
  const order = await makeOrder([suit.item()]);
  await deliver(order);
  return order;
}

describe('exchanging for another size', () => {
  it('keeps the new size, sends it when the old one has come, and refunds nothing', async () => {
    const order = await delivered();
    expect((await readOrder(order)).exchangeable).toMatchObject([
      { line: 0, sizes: [{ variantId: large.id, available: true }] },
    ]);
    expect((await exchange(order)).status).toBe(200);
    // A double tap changes nothing.
    expect((await exchange(order)).status).toBe(200);
    expect(await stocks()).toEqual([4, 0]);
    expect(await readOrder(order)).toMatchObject({ exchangeable: [], withdrawal: { open: true } });
    expect(await customerReturn(order)).toMatchObject({ state: 'awaited', refund: null, exchange: { state: 'held' } });
    const mail = await waitForMail(order.email, ({ subject }) => subject.startsWith('Je andere maat ligt klaar'));
    expect(mail.text).toContain(order.orderNr);
    const found = await deskReturn(order);
    await arrive(found, parcel(found, { asNew: 1 }));
    expect(await stocks()).toEqual([5, 0]);
    expect(await tabsOf({ order, id: order.documentId, email: order.email })).toEqual(['delivered', 'returns']);
    expect((await sendNew(found)).status).toBe(200);
    await waitForMail(order.email, ({ subject }) => subject.startsWith('Je andere maat is onderweg'));
    const read = await readOrder(order);
    expect(read).toMatchObject({ status: 'paid', fulfilment: 'delivered', total: order.total });
    expect(read.lines).toMatchObject([{ variantId: large.id, sku: large.sku, unitPrice: 5995 }]);
    expect(await refundsOf(order.orderNr)).toEqual([]);
    expect(JSON.stringify((await readDesk(order.documentId)).diary)).toContain('Other size sent');
  });

  it('is for the customer of a sent order only, and while the size is there', async () => {
    const order = await makeOrder([suit.item()]);
    expect((await exchange(order)).body.error.name).toBe('NotExchangeable');
    await deliver(order);
    expect((await postExchange(order, '', { line: 0, variantId: large.id }, 'wrong')).status).toBe(403);
    expect((await postExchange(order, '', { line: 0, variantId: suit.id })).body.error.name).toBe('NotExchangeable');
    const [, other] = [await exchange(order), await delivered()];
    expect((await exchange(other)).body.error.name).toBe('SoldOut');
    expect(await stocks()).toEqual([3, 0]);
    expect((await readOrder(other)).returns).toEqual([]);
  });

  it('is given up by its customer, by the desk or with its deadline, and frees the size', async () => {
    const order = await delivered();
    await exchange(order);
    await postExchange(order, '/end', { line: 0 });
    expect(await stocks()).toEqual([4, 1]);
    expect(await customerReturn(order)).toMatchObject({ state: 'closed', exchange: { state: 'ended' } });
    await exchange(order);
    await waitNoLonger(await deskReturn(order));
    expect(await stocks()).toEqual([4, 1]);
    await exchange(order);
    await database()('order_exchanges')
      .where({ order_id: await idOf(order.orderNr), state: 'held' })
      .update({ held_until: minutesFromNow(-1) });
    await waitFor(async () => ((await readStock(large.sku)) === 1 ? true : undefined));
    // The late parcel is refunded as any return.
    const found = await deskReturn(order);
    await arrive(found, parcel(found, { asNew: 1 }));
    expect(await refundsOf(order.orderNr)).toHaveLength(1);
    expect(await stocks()).toEqual([5, 1]);
    await completeRefunds(order);
  });

  it('leaves the right of withdrawal: the size is free again and the piece is refunded', async () => {
    const order = await delivered();
    await exchange(order);
    const { body } = await withdraw(statement(order));
    const { id } = await findWithdrawal(body.data.receiptNr);
    expect((await decide(id, 'accept', {})).status).toBe(200);
    expect(await stocks()).toEqual([4, 1]);
    const found = await deskReturn(order);
    await arrive(found, parcel(found, { asNew: 1 }));
    expect(await stocks()).toEqual([5, 1]);
    expect(await readOrder(order)).toMatchObject({ status: 'refunded', fulfilment: 'returned' });
  });

  it('is refunded at once by a withdrawal after the old piece has come, and when it came back worn', async () => {
    const order = await delivered();
    await exchange(order);
    const found = await deskReturn(order);
    await arrive(found, parcel(found, { asNew: 1 }));
    const { body } = await withdraw(statement(order));
    const { id } = await findWithdrawal(body.data.receiptNr);
    expect((await decide(id, 'accept', {})).body.data).toMatchObject({ amount: order.total });
    expect(await stocks()).toEqual([5, 1]);
    const other = await delivered();
    await exchange(other);
    const worn = await deskReturn(other);
    await arrive(worn, parcel(worn, { worn: 1, withheld: 1000 }, 'Gat in de mouw'));
    expect(await refundsOf(other.orderNr)).toMatchObject([{ amount: { value: '49.95' } }]);
    expect(await stocks()).toEqual([4, 1]);
  });

  it('is ended by the desk after the old piece has come, and refunds what is left', async () => {
    const due = async () => {
      const order = await delivered();
      await exchange(order);
      const found = await deskReturn(order);
      await arrive(found, parcel(found, { asNew: 1 }));
      return { order, found, lines: [{ lineId: found.lines[0]?.lineId, quantity: 1 }] };
    };
    const whole = await due();
    const again = await expectReturn(whole.order, { lines: whole.lines, key: unique('return') });
    expect([again.status, again.body.error?.message]).toEqual([409, expect.stringContaining('Refund instead')]);
    expect((await refundInstead(whole.found)).status).toBe(200);
    // Its price without the outbound shipping cost; the page names the refund as the return's.
    expect(await refundsOf(whole.order.orderNr)).toMatchObject([{ amount: { value: '59.95' } }]);
    expect(await customerReturn(whole.order)).toMatchObject({ exchange: { state: 'ended' }, refund: 'sent' });
    expect((await readOrder(whole.order)).fulfilment).toBe('returned');
    expect(await stocks()).toEqual([5, 1]);

    const refunded = await due();
    const asked = { lines: refunded.lines, restock: true, key: unique('refund') };
    await callAdmin(`/shop/orders/${refunded.order.documentId}/refund`, { method: 'POST', json: asked });
    expect(await stocks()).toEqual([5, 1]);
    expect((await refundInstead(refunded.found)).status).toBe(200);
    expect(await refundsOf(refunded.order.orderNr)).toHaveLength(1);
    expect(await stocks()).toEqual([5, 1]);

    const lost = await due();
    const value = (lost.order.total / 100).toFixed(2);
    await settle(lost.order.orderNr, { amountChargedBack: { currency: 'EUR', value } });
    expect((await refundInstead(lost.found)).status).toBe(200);
    expect(await refundsOf(lost.order.orderNr)).toEqual([]);
    expect(await customerReturn(lost.order)).toMatchObject({ exchange: { state: 'ended' }, refund: null });
    expect(await stocks()).toEqual([5, 1]);
  });
});
