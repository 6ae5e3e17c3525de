import { beforeAll, describe, expect, it } from 'vitest';
import { hire } from '../forms/support/people';
import { callAdmin } from '../orders/support/admin';
import { type TestVariant, makeVariant, newEmail, readOrder } from '../orders/support/shop';
import { decide, findWithdrawal, listWithdrawals, makeOrder, statement, withdraw } from './support/withdrawals';

let suit: TestVariant;
beforeAll(async () => {
  suit = await makeVariant({ stock: 200 });
});

const WITHDRAWALS = '/content-manager/collection-types/api::withdrawal.withdrawal';

async function stated(order: { orderNr: string; email: string }, over: object = {}) {
  const { body } = await withdraw(statement(order, over));
  return findWithdrawal(body.data.receiptNr);
}

describe('statements in the admin', () => {
  it('can be read as they were made, and changed by nobody', async () => {
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

  it('can be asked for by state and by order', async () => {
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
  it('needs a reason, which is kept, and the owner sees the state', async () => {
    const order = await makeOrder([suit.item()]);
    const row = await stated(order);
    expect((await decide(row.id, 'reject', {})).status).toBe(400);
    expect((await decide(row.id, 'reject', { note: 'Maatwerk' })).status).toBe(200);
    expect(await findWithdrawal(row.receiptNr)).toMatchObject({ state: 'rejected', note: 'Maatwerk' });
    expect(await readOrder(order)).toMatchObject({ withdrawal: { statements: [{ state: 'rejected' }] } });
    expect((await decide(row.id, 'accept')).status).toBe(400);
  });
});

describe('linking', () => {
  it('ties a statement to the order a person found', async () => {
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
  it('has nothing to pay back where nothing was paid', async () => {
    const order = await makeOrder([suit.item()], { paid: false });
    const row = await stated(order);
    const { status, body } = await decide(row.id, 'accept');
    expect([status, body.data]).toEqual([200, { ok: true }]);
    expect(await findWithdrawal(row.receiptNr)).toMatchObject({ state: 'accepted' });
  });

  it('does not guess what was meant by words', async () => {
    const row = await stated(await makeOrder([suit.item(2)]), { text: 'Eén van de twee' });
    expect((await decide(row.id, 'accept')).status).toBe(400);
  });

  it('knows no statement that was never made', async () => {
    expect((await decide('x'.repeat(24), 'accept')).status).toBe(404);
  });
});
