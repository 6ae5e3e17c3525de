// @full
import { beforeAll, describe, expect, it } from 'vitest';
import { callAdmin } from '../orders/support/admin';
import { settle, simulateFailures } from '../orders/support/mollie';
import { type TestVariant, makeVariant } from '../orders/support/shop';
import { waitFor } from '../support/client';
import { decide, findWithdrawal, statement, withdraw } from '../withdrawals/support/withdrawals';
import { type DeskCase, act, findRow, listDesk, paidOrder, readDesk, saidOf, tabsOf } from './support/desk';

let suit: TestVariant;
beforeAll(async () => {
  suit = await makeVariant({ stock: 500 });
});

const lineOf = async (id: string): Promise<number> => (await readDesk(id)).lines[0]?.id ?? 0;
const refund = async (id: string, quantity: number, over: object = {}) =>
  act(`orders/${id}/refund`, {
    lines: [{ lineId: await lineOf(id), quantity }],
    shipping: false,
    restock: true,
    reason: 'Defect',
    key: `desk-${id}-${quantity}`,
    ...over,
  });

describe('refunds', () => {
  it('leave the remaining pieces to be packed, and nothing after a full refund', async () => {
    const made = await paidOrder(suit, {}, 2);
    expect((await refund(made.id, 1)).status).toBe(200);
    expect((await findRow(made.order.orderNr, 'pack'))?.lines).toMatchObject([{ sku: suit.sku, quantity: 1 }]);
    const slip = await callAdmin<string>(`/shop/desk/packing-slips?ids=${made.id}`);
    expect(slip.body).toContain('1 ×');
    await refund(made.id, 1, { key: `desk-${made.id}-rest` });
    expect(await tabsOf(made)).toEqual([]);
    const ship = await act(`orders/${made.id}/ship`);
    expect([ship.status, ship.body.error.message]).toEqual([400, 'Nothing of this order is left to ship']);
  });

  it('remove the order from the list before the provider confirms', async () => {
    const made = await paidOrder(suit);
    await simulateFailures({ down: true });
    try {
      await act(`orders/${made.id}/cancel`, { reason: 'Klant belde' });
      expect(await tabsOf(made)).toEqual([]);
    } finally {
      await simulateFailures({ down: false });
    }
    expect(await findRow(made.order.orderNr)).toMatchObject({ fulfilment: 'canceled' });
    expect(saidOf(await readDesk(made.id))).toContain('Shop Owner: Canceled by the shop: Klant belde');
  });

  it('are shown with their credit note and the operator', async () => {
    const { id, order } = await paidOrder(suit, {}, 2);
    await refund(id, 1);
    const resolvedAlert = await waitFor(async () => {
      const read = await readDesk(id);
      return read.documents.length === 2 ? read : undefined;
    });
    expect(resolvedAlert.refunds).toMatchObject([{ reason: 'Defect', by: 'Shop Owner' }]);
    expect(resolvedAlert.documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note']);
    expect(resolvedAlert.money.left).toBe(order.total - (resolvedAlert.refunds[0]?.amount ?? 0));
    expect(saidOf(resolvedAlert)).toContainEqual(expect.stringMatching(/^Shop Owner: Refund of €[\d.]+: Defect$/));
  });
});

describe('problems', () => {
  it('are listed until resolved, with a note about how', async () => {
    const made = await paidOrder(suit);
    const { counts: before } = (await listDesk({ state: 'problems' })).meta;
    const euros = (made.order.total / 100).toFixed(2);
    await settle(made.order.orderNr, { amountChargedBack: { currency: 'EUR', value: euros } });
    expect(await tabsOf(made)).toEqual(['problems']);
    expect((await findRow(made.order.orderNr))?.alerted).toBe(true);
    expect((await listDesk({ state: 'problems' })).meta.counts.problems).toBe((before.problems ?? 0) + 1);
    const [alert] = (await readDesk(made.id)).alerts;
    await act(`alerts/${alert?.id}/resolve`, { note: 'Aangifte gedaan' });
    expect(await tabsOf(made)).toEqual([]);
    const settled = await readDesk(made.id);
    expect(settled.alerts).toMatchObject([{ state: 'resolved', note: 'Aangifte gedaan' }]);
    expect(saidOf(settled)).toContainEqual(expect.stringMatching(/^Shop: Alert: .*bank/));
    expect(saidOf(settled)).toContainEqual(expect.stringMatching(/^Shop Owner: Resolved: .*: Aangifte gedaan$/));
  });
});

describe('withdrawals', () => {
  const withdrawFrom = async ({ order, email }: DeskCase) =>
    findWithdrawal((await withdraw(statement({ orderNr: order.orderNr, email }))).body.data.receiptNr);

  it('block shipping until decided', async () => {
    const made = await paidOrder(suit);
    const row = await withdrawFrom(made);
    expect(await tabsOf(made)).not.toContain('pack');
    expect(await tabsOf(made)).toContain('withdrawals');
    expect((await findRow(made.order.orderNr))?.withdrawn).toBe(true);
    expect((await callAdmin<string>(`/shop/desk/packing-slips?ids=${made.id}`)).body).toContain('herroepen');
    const ship = await act(`orders/${made.id}/ship`);
    expect([ship.status, ship.body.error.message]).toEqual([
      400,
      'The customer withdrew from this order: decide on that first',
    ]);
    expect((await decide(row.id, 'reject', { note: 'Te laat' })).status).toBe(200);
    expect(await tabsOf(made)).toContain('pack');
    expect(saidOf(await readDesk(made.id))).toContain(`Shop Owner: Withdrawal ${row.receiptNr} rejected: Te laat`);
  });

  it('leave nothing to pack when accepted', async () => {
    const made = await paidOrder(suit);
    const row = await withdrawFrom(made);
    expect((await decide(row.id, 'accept', { restock: true })).status).toBe(200);
    expect(await tabsOf(made)).not.toContain('pack');
    expect(await tabsOf(made)).not.toContain('withdrawals');
    const said = saidOf(await readDesk(made.id));
    expect(said).toContain(`Customer: Withdrawal ${row.receiptNr} received`);
    expect(said).toContain(`Shop Owner: Withdrawal ${row.receiptNr} accepted`);
  });

  it('count without a matching order, until linked to one', async () => {
    const made = await paidOrder(suit);
    const { counts: before } = (await listDesk({ state: 'withdrawals' })).meta;
    const { body } = await withdraw(statement({ orderNr: 'weet ik niet', email: 'ander@example.nl' }));
    const held = async () => (await listDesk({ state: 'withdrawals' })).meta.counts.withdrawals;
    expect(await held()).toBe((before.withdrawals ?? 0) + 1);
    const row = await findWithdrawal(body.data.receiptNr);
    expect((await decide(row.id, 'link', { orderNr: made.order.orderNr })).status).toBe(200);
    expect(await held()).toBe((before.withdrawals ?? 0) + 1);
    expect(await tabsOf(made)).toContain('withdrawals');
  });
});
