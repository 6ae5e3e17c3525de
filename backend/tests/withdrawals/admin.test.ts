// @full
import { beforeAll, describe, expect, it } from 'vitest';
import { hire } from '../forms/support/people';
import { callAdmin } from '../orders/support/admin';
import { findAlerts, readAlerts } from '../orders/support/alerts';
import { waitForMail } from '../orders/support/mail';
import { refundsOf } from '../orders/support/mollie';
import { type TestVariant, makeVariant, newEmail, readOrder, readStock } from '../orders/support/shop';
import { waitFor } from '../support/client';
import { database, minutesFromNow, refuseWrites } from '../support/database';
import { completeRefunds } from './support/returns';
import {
  type TestOrder,
  decide,
  deliver,
  findWithdrawal,
  listWithdrawals,
  makeOrder,
  statement,
  withdraw,
} from './support/withdrawals';

let suit: TestVariant;
beforeAll(async () => {
  suit = await makeVariant({ stock: 200 });
});

const WITHDRAWALS = '/content-manager/collection-types/api::withdrawal.withdrawal';

async function stated(order: { orderNr: string; email: string }, over: object = {}) {
  const { body } = await withdraw(statement(order, over));
  return findWithdrawal(body.data.receiptNr);
}

/** State of the alert that blocks an order from being packed. */
const withdrawalAlert = async (orderNr: string): Promise<string | undefined> =>
  (await readAlerts(orderNr)).find(({ kind }) => kind === 'withdrawal')?.state;

async function refundableOf({ documentId }: TestOrder): Promise<{ lineId: number }[]> {
  const path = `/shop/orders/${documentId}/refundable`;
  return (await callAdmin<{ data: { lines: { lineId: number }[] } }>(path)).body.data.lines;
}

describe('statements in the admin', () => {
  it('are readable as they were made, and immutable', async () => {
    const row = await stated(await makeOrder([suit.item()]));
    const { body } = await callAdmin<{ data: object }>(`${WITHDRAWALS}/${row.id}`);
    expect(body.data).toMatchObject({ receiptNr: row.receiptNr, name: 'Zoë van Dam', content: 'Hele bestelling' });
    const attempts = await Promise.all([
      callAdmin(`${WITHDRAWALS}/${row.id}`, { method: 'PUT', json: { state: 'rejected' } }),
      callAdmin(`${WITHDRAWALS}/${row.id}`, { method: 'DELETE' }),
      callAdmin(WITHDRAWALS, { method: 'POST', json: { receiptNr: 'WD-X' } }),
    ]);
    for (const { status } of attempts) expect(status).toBeGreaterThanOrEqual(400);
    expect(await findWithdrawal(row.receiptNr)).toMatchObject({ state: 'matched' });
  });

  it('are for the operator, not for editors', async () => {
    const row = await stated(await makeOrder([suit.item()]));
    const [operator, editor] = [await hire('shop-operator'), await hire('strapi-editor')];
    expect((await operator.ask('/shop/withdrawals')).status).toBe(200);
    expect((await operator.ask(WITHDRAWALS)).status).toBe(200);
    expect((await editor.ask('/shop/withdrawals')).status).toBe(403);
    expect(
      (await editor.ask(`/shop/withdrawals/${row.id}/reject`, { method: 'POST', json: { note: 'x' } })).status,
    ).toBe(403);
    const refused = await operator.ask(`/shop/withdrawals/${row.id}/reject`, {
      method: 'POST',
      json: { note: 'Te laat' },
    });
    expect(refused.status).toBe(200);
    expect(await findWithdrawal(row.receiptNr)).toMatchObject({ state: 'rejected', decidedBy: 'Test shop-operator' });
    await operator.leave();
    await editor.leave();
  });

  it('can be filtered by state and by order', async () => {
    const order = await makeOrder([suit.item()]);
    const row = await stated(order);
    expect((await listWithdrawals(`?order=${order.documentId}`)).map(({ receiptNr }) => receiptNr)).toEqual([
      row.receiptNr,
    ]);
    const late = await listWithdrawals('?state=late');
    expect(late.every(({ state }) => state === 'late')).toBe(true);
  });
});

describe('rejecting', () => {
  it('requires a reason, which is stored and mailed, and the owner sees the state', async () => {
    const order = await makeOrder([suit.item()]);
    const row = await stated(order);
    expect((await decide(row.id, 'reject', {})).status).toBe(400);
    expect((await decide(row.id, 'reject', { note: 'Maatwerk' })).status).toBe(200);
    expect(await findWithdrawal(row.receiptNr)).toMatchObject({ state: 'rejected', note: 'Maatwerk' });
    expect(await readOrder(order)).toMatchObject({ withdrawal: { statements: [{ state: 'rejected' }] } });
    expect((await decide(row.id, 'accept')).status).toBe(400);
    const mail = await waitForMail(order.email, ({ subject }) => subject === `Over je herroeping ${row.receiptNr}`);
    expect(mail.text).toContain('Maatwerk');
    expect((await decide(row.id, 'reject', { note: 'Nog eens' })).status).toBe(400);
  });
});

describe('a statement that nobody decides', () => {
  const DAY_MINUTES = 24 * 60;
  const statedAgo = (receiptNr: string, days: number): Promise<number> =>
    database()('withdrawals')
      .where({ receipt_nr: receiptNr })
      .update({ stated_at: minutesFromNow(-days * DAY_MINUTES) });
  const waiting = async () => (await findAlerts('withdrawal-waits')).map(({ state, data }) => ({ state, data }));
  const about = (receiptNr: string, state: string) => ({ state, data: expect.objectContaining({ receiptNr }) });

  it('alerts once after ten days, with an order or without, until it is decided', async () => {
    const [accepted, lost, young, done] = await Promise.all([
      makeOrder([suit.item()]).then(stated),
      stated({ orderNr: 'weet ik niet', email: newEmail() }),
      makeOrder([suit.item()]).then(stated),
      makeOrder([suit.item()]).then(stated),
    ]);
    await decide(done.id, 'reject', { note: 'Maatwerk' });
    await Promise.all([statedAgo(young.receiptNr, 9), statedAgo(done.receiptNr, 11)]);
    await Promise.all([statedAgo(accepted.receiptNr, 11), statedAgo(lost.receiptNr, 11)]);
    await expect
      .poll(waiting)
      .toEqual(expect.arrayContaining([about(accepted.receiptNr, 'open'), about(lost.receiptNr, 'open')]));
    expect((await decide(accepted.id, 'accept')).status).toBe(200);
    expect((await decide(lost.id, 'reject', { note: 'Geen bestelling' })).status).toBe(200);
    const told = await waiting();
    for (const { receiptNr } of [accepted, lost])
      expect(told.filter(({ data }) => JSON.stringify(data).includes(receiptNr))).toEqual([
        about(receiptNr, 'resolved'),
      ]);
    for (const { receiptNr } of [young, done]) expect(JSON.stringify(told)).not.toContain(receiptNr);
  });
});

describe('linking', () => {
  it('links a statement to the order an operator selected', async () => {
    const order = await makeOrder([suit.item()]);
    const row = await stated({ orderNr: 'weet ik niet', email: newEmail() });
    expect((await decide(row.id, 'accept')).status).toBe(400);
    expect((await decide(row.id, 'link', { orderNr: 'ZW1999-00001' })).status).toBe(404);
    expect((await decide(row.id, 'link', { orderNr: order.orderNr.toLowerCase() })).status).toBe(200);
    expect(await findWithdrawal(row.receiptNr)).toMatchObject({
      state: 'matched',
      matchedBy: 'operator',
      orderNr: 'weet ik niet',
      order: { orderNr: order.orderNr },
    });
    expect((await decide(row.id, 'link', { orderNr: order.orderNr })).status).toBe(400);
  });
});

describe('accepting', () => {
  it('cancels an unpaid order; nothing is refunded', async () => {
    const order = await makeOrder([suit.item()], { paid: false });
    const row = await stated(order);
    const { status, body } = await decide(row.id, 'accept');
    expect([status, body.data]).toEqual([200, { ok: true }]);
    expect(await findWithdrawal(row.receiptNr)).toMatchObject({ state: 'accepted' });
    expect(await readOrder(order)).toMatchObject({ status: 'canceled', payable: false });
  });

  it('cancels a paid, unsent order: everything is refunded, with shipping, and nothing is packed', async () => {
    const order = await makeOrder([suit.item(2)]);
    const row = await stated(order);
    expect(await withdrawalAlert(order.orderNr)).toBe('open');
    const { status, body } = await decide(row.id, 'accept');
    expect([status, body.data]).toMatchObject([200, { amount: order.total, state: 'sent' }]);
    expect(await readOrder(order)).toMatchObject({ status: 'refunded', fulfilment: 'canceled' });
    expect(await withdrawalAlert(order.orderNr)).toBe('resolved');
    // A second time refunds nothing, and reports that it was decided.
    expect((await decide(row.id, 'accept')).status).toBe(200);
    expect(await refundsOf(order.orderNr)).toHaveLength(1);
    await callAdmin(`/shop/orders/${order.documentId}/ship`, { method: 'POST', json: {} });
    expect((await readOrder(order)).fulfilment).toBe('canceled');
  });

  it('accepts the return of a delivered order: price and standard shipping are refunded, and the customer sees its arrival', async () => {
    const order = await makeOrder([suit.item(2)]);
    await deliver(order);
    const row = await stated(order);
    const { body } = await decide(row.id, 'accept', { refundNow: true });
    expect(body.data).toMatchObject({ amount: order.total });
    // The parcel did not come yet: see returns.test.ts.
    expect(await readOrder(order)).toMatchObject({ status: 'refunded', fulfilment: 'delivered' });
    await completeRefunds(order);
    await waitFor(async () => ((await findWithdrawal(row.receiptNr)).state === 'refunded' ? true : undefined));
    expect(await readOrder(order)).toMatchObject({ withdrawal: { open: false, statements: [{ state: 'refunded' }] } });
  });

  it('refunds the stated pieces only, without shipping', async () => {
    const order = await makeOrder([suit.item(3)]);
    await deliver(order);
    const line = { variantId: suit.id, title: 'Pak', quantity: 1 };
    const headers = { 'x-order-access': `${order.slug}.${order.accessKey}` };
    const { body: made } = await withdraw(statement(order, { order: order.slug, lines: [line] }), headers);
    const row = await findWithdrawal(made.data.receiptNr);
    const { body } = await decide(row.id, 'accept', { refundNow: true });
    expect(body.data).toMatchObject({ amount: 5995 });
    expect((await decide(row.id, 'accept')).body.data).toMatchObject({ amount: 5995 });
    expect(await refundsOf(order.orderNr)).toHaveLength(1);
    expect(await readOrder(order)).toMatchObject({ status: 'partially_refunded', fulfilment: 'delivered' });
  });

  it('refunds the value entered by the operator, and leaves the statement open when it is too high', async () => {
    const order = await makeOrder([suit.item(2)]);
    await deliver(order);
    const row = await stated(order, { text: 'Eén van de twee' });
    const [line] = await refundableOf(order);
    const lineId = line?.lineId ?? 0;
    const refused = await decide(row.id, 'accept', { lines: [{ lineId, quantity: 3 }] });
    expect([refused.status, (await findWithdrawal(row.receiptNr)).state]).toEqual([409, 'matched']);
    const chosen = { lines: [{ lineId, quantity: 1 }], shipping: true, refundNow: true };
    const { body } = await decide(row.id, 'accept', chosen);
    expect(body.data).toMatchObject({ amount: 5995 + 395 });
  });

  it('refunds goods and shipping, but not lessons that were opened immediately', async () => {
    const lesson = await makeVariant({ type: 'lesson', price: 4.95 });
    const over = { consent: { terms: true, immediateAccess: true } };
    const order = await makeOrder([suit.item(), lesson.item()], { over });
    const row = await stated(order);
    const { body } = await decide(row.id, 'accept');
    expect(body.data).toMatchObject({ amount: 5995 + 395 });
    expect(await readOrder(order)).toMatchObject({ status: 'partially_refunded' });
  });

  it('refunds shipping with the last pieces, and cancels what was not sent', async () => {
    const own = await makeVariant({ stock: 5 });
    const order = await makeOrder([own.item(2)]);
    const [line] = await refundableOf(order);
    const asked = { key: 'first-piece', lines: [{ lineId: line?.lineId, quantity: 1 }], restock: false };
    await callAdmin(`/shop/orders/${order.documentId}/refund`, { method: 'POST', json: asked });
    const row = await stated(order);
    const { body } = await decide(row.id, 'accept', { restock: false });
    expect(body.data).toMatchObject({ amount: order.total - 5995 });
    expect(await readOrder(order)).toMatchObject({ status: 'refunded', fulfilment: 'canceled' });
    // Neither piece is restocked without a request.
    expect(await readStock(own.sku)).toBe(3);
  });

  it('has nothing left to refund when the desk has refunded it already', async () => {
    const order = await makeOrder([suit.item()]);
    const row = await stated(order);
    await callAdmin(`/shop/orders/${order.documentId}/cancel`, { method: 'POST', json: { reason: 'Klant belde' } });
    expect((await decide(row.id, 'accept')).status).toBe(200);
    expect(await refundsOf(order.orderNr)).toHaveLength(1);
    expect(await findWithdrawal(row.receiptNr)).toMatchObject({ state: 'accepted' });
  });

  it('is one step with the booking of the refund: a crash between them leaves neither', async () => {
    const order = await makeOrder([suit.item()]);
    const row = await stated(order);
    const undo = [
      await refuseWrites({
        on: 'insert',
        table: 'refunds',
        when: `new.reason = 'Withdrawal ${row.receiptNr}'`,
      }),
      // Nothing may have to be put right afterwards: a killed process does not get there.
      await refuseWrites({
        on: 'update',
        table: 'withdrawals',
        when: `old.state = 'accepted' and old.receipt_nr = '${row.receiptNr}'`,
      }),
    ];
    expect((await decide(row.id, 'accept')).status).toBe(500);
    for (const allow of undo) await allow();
    expect(await findWithdrawal(row.receiptNr)).toMatchObject({ state: 'matched', decidedBy: null });
    expect(await readOrder(order)).toMatchObject({ status: 'paid', fulfilment: 'new' });
    expect((await decide(row.id, 'accept')).body.data).toMatchObject({ amount: order.total });
  });

  it('is refused when it would refund nothing: lessons opened immediately, or an unpaid part', async () => {
    const lesson = await makeVariant({ type: 'lesson', price: 4.95 });
    const over = { consent: { terms: true, immediateAccess: true } };
    const opened = await makeOrder([lesson.item()], { over });
    const row = await stated(opened);
    expect((await decide(row.id, 'accept')).status).toBe(400);
    expect(await findWithdrawal(row.receiptNr)).toMatchObject({ state: 'late', decidedBy: null });
    const [line] = await refundableOf(opened);
    const generous = await decide(row.id, 'accept', { lines: [{ lineId: line?.lineId, quantity: 1 }] });
    expect(generous.body.data).toMatchObject({ amount: opened.total });

    const unpaid = await makeOrder([suit.item(2)], { paid: false });
    const part = await stated(unpaid, { text: 'Eén van de twee' });
    const [first] = await refundableOf(unpaid);
    const lines = [{ lineId: first?.lineId, quantity: 1 }];
    expect((await decide(part.id, 'accept', { lines })).status).toBe(400);
    expect(await findWithdrawal(part.receiptNr)).toMatchObject({ state: 'matched' });
  });

  it('does not interpret free text', async () => {
    const row = await stated(await makeOrder([suit.item(2)]), { text: 'Eén van de twee' });
    expect((await decide(row.id, 'accept')).status).toBe(400);
  });

  it('knows no statement that was never made', async () => {
    expect((await decide('x'.repeat(24), 'accept')).status).toBe(404);
  });
});
