// @full
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAdmin, editor } from '../orders/support/admin';
import { waitForMail } from '../orders/support/mail';
import { type TestVariant, makeVariant, readOrder } from '../orders/support/shop';
import { database, minutesFromNow } from '../support/database';
import { type OtherSize, exchangeFor, makeOtherSize, refundInstead, sendNew } from '../withdrawals/support/exchanges';
import { arrive, deskReturn, parcel, waitNoLonger } from '../withdrawals/support/returns';
import { type TestOrder, makeOrder } from '../withdrawals/support/withdrawals';
import { act, readDesk } from './support/desk';
import { dryRun, recallMails, recallOf, sendRecall } from './support/recalls';

let suit: TestVariant;
let large: OtherSize;
beforeAll(async () => {
  suit = await makeVariant({ stock: 100 });
  large = await makeOtherSize(suit, 100);
});

let order: TestOrder;
/** A suit of lot M1 that is exchanged for the larger size. */
beforeEach(async () => {
  order = await makeOrder([suit.item()]);
  const [line] = (await readDesk(order.documentId)).lines;
  const lots = [{ lineId: line?.id, lots: 'M1' }];
  expect((await act(`orders/${order.documentId}/ship`, { lots })).status).toBe(200);
  expect((await act(`orders/${order.documentId}/deliver`)).status).toBe(200);
  expect((await exchangeFor(order, large)).status).toBe(200);
});

async function sendBack(): Promise<void> {
  const found = await deskReturn(order);
  expect((await arrive(found, parcel(found, { asNew: 1 }))).status).toBe(200);
}
const sendLarge = async (): Promise<void> => expect((await sendNew(await deskReturn(order))).status).toBe(200);

async function makeRecall({ id }: { id: string }, over: object = {}): Promise<string> {
  const { body } = await editor.create('recall', await recallOf([id], over));
  return body.data.documentId;
}

/** Pieces of this order that a recall of a variant is about; orders of other tests may be affected as well. */
async function affected(variant: { id: string }, over: object = {}): Promise<number> {
  const { orders } = await dryRun(await makeRecall(variant, over));
  const own = orders.filter(({ orderNr }) => orderNr === order.orderNr).flatMap(({ lines }) => lines);
  return own.reduce((sum, { quantity }) => sum + quantity, 0);
}
const bothSizes = async (): Promise<number[]> => [await affected(suit), await affected(large)];

describe('a recall after an exchange', () => {
  it('tells who got the new size, by mail and on the page of the order', async () => {
    await sendBack();
    await sendLarge();
    const id = await makeRecall(large);
    expect((await editor.publish('recall', id, {}, 'nl')).status).toBe(200);
    expect((await sendRecall(id)).body.data.told).toBeGreaterThan(0);
    const mail = await waitForMail(order.email, ({ subject }) => subject.startsWith('Terugroepactie'));
    expect(mail.text).toMatch(/1 × .*Maat: L$/m);
    expect(await readOrder(order)).toMatchObject({ recalls: [{ id, pieces: [{ quantity: 1 }] }] });
    expect(await affected(suit)).toBe(0);
    expect((await editor.unpublish('recall', id, 'nl')).status).toBe(200);
    expect(await recallMails(order.email)).toHaveLength(1);
  });

  it('follows the pieces: the old one until it is back, the new one from when it is sent', async () => {
    expect(await bothSizes()).toEqual([1, 0]);
    await sendBack();
    expect(await bothSizes()).toEqual([0, 0]);
    await sendLarge();
    expect(await bothSizes()).toEqual([0, 1]);
  });

  it('tells who has both, because the new size was sent first, and names the old one with its lot', async () => {
    await sendLarge();
    expect(await bothSizes()).toEqual([1, 1]);
    const ofLot = { lots: 'M1', withUnknownLots: false };
    expect([await affected(suit, ofLot), await affected(large, ofLot)]).toEqual([1, 0]);
    const id = await makeRecall(suit, ofLot);
    expect((await editor.publish('recall', id, {}, 'nl')).status).toBe(200);
    await sendRecall(id);
    const mail = await waitForMail(order.email, ({ subject }) => subject.startsWith('Terugroepactie'));
    expect(mail.text).toMatch(/1 × .*Maat: M \(partij M1\)/);
    expect((await editor.unpublish('recall', id, 'nl')).status).toBe(200);
    await sendBack();
    expect(await bothSizes()).toEqual([0, 1]);
  });

  it('tells who keeps both, and no longer of the new size once that was sent back', async () => {
    await sendLarge();
    await waitNoLonger(await deskReturn(order));
    expect(await bothSizes()).toEqual([1, 1]);
    const [line] = (await readDesk(order.documentId)).lines;
    const json = { lines: [{ lineId: line?.id, quantity: 1 }], key: `return-${order.orderNr}`, reason: 'x' };
    expect((await callAdmin(`/shop/orders/${order.documentId}/return`, { method: 'POST', json })).status).toBe(200);
    expect(await bothSizes()).toEqual([1, 0]);
  });

  it('tells nobody of a new size that was refunded and never sent', async () => {
    await sendBack();
    expect((await refundInstead(await deskReturn(order))).status).toBe(200);
    expect(await bothSizes()).toEqual([0, 0]);
  });

  it('asks for the day on which each piece was sent', async () => {
    await database()('orders')
      .where({ document_id: order.documentId })
      .update({ shipped_at: minutesFromNow(-5 * 24 * 60) });
    await sendLarge();
    const dayOf = (days: number): string =>
      minutesFromNow(days * 24 * 60)
        .toISOString()
        .slice(0, 10);
    const [early, late] = [{ shippedUntil: dayOf(-2) }, { shippedFrom: dayOf(-2) }];
    expect([await affected(suit, early), await affected(large, early)]).toEqual([1, 0]);
    expect([await affected(suit, late), await affected(large, late)]).toEqual([0, 1]);
  });
});
