// @full
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, hire } from '../forms/support/people';
import { call, waitFor } from '../support/client';
import { database } from '../support/database';
import { callAdmin } from './support/admin';
import { type Alert, findAlert, readAlerts } from './support/alerts';
import { idOf, readDiary } from './support/diary';
import { mailsTo, waitForMail } from './support/mail';
import { settle } from './support/mollie';
import { type Placed, type TestVariant, makeVariant, newEmail, orderData, placeOrder } from './support/shop';

const OPERATOR = 'bestellingen@zwotter.example';
const OUTBOX = '/content-manager/collection-types/api::outbox-message.outbox-message';

let suit: TestVariant;
let operator: Awaited<ReturnType<typeof hire>>;
let editor: Awaited<ReturnType<typeof hire>>;
beforeAll(async () => {
  suit = await makeVariant({ stock: 500 });
  operator = await hire('shop-operator');
  editor = await hire('strapi-editor');
});
afterAll(async () => {
  await operator.leave();
  await editor.leave();
});

async function chargedBack(): Promise<{ order: Placed; alert: Alert }> {
  const order = await placeOrder(orderData([suit.item()]));
  await settle(order.orderNr, { status: 'paid' });
  const amountChargedBack = { currency: 'EUR', value: (order.total / 100).toFixed(2) };
  await Promise.all(Array.from({ length: 5 }, () => settle(order.orderNr, { amountChargedBack })));
  const [alert] = await readAlerts(order.orderNr);
  if (!alert) throw new Error('No alert');
  return { order, alert };
}

const resolve = (ask: Caller, { documentId }: Alert, json: object = {}) =>
  ask<{ error?: { message: string } }>(`/shop/alerts/${documentId}/resolve`, { method: 'POST', json });

describe('an alert', () => {
  it('is raised once: a row, a timeline entry and one Dutch mail', async () => {
    const { order, alert } = await chargedBack();
    expect(await readAlerts(order.orderNr)).toHaveLength(1);
    expect(alert).toMatchObject({ kind: 'chargeback', state: 'open', title: 'The bank took the payment back' });
    const ours = async () => (await mailsTo(OPERATOR)).filter(({ subject }) => subject.includes(order.orderNr));
    await waitForMail(OPERATOR, ({ subject }) => subject === `Let op: Betaling teruggeboekt (${order.orderNr})`);
    expect((await ours()).filter(({ subject }) => subject.startsWith('Let op'))).toHaveLength(1);
    expect((await readDiary(order.orderNr, 'alert')).map(({ data }) => data)).toEqual([{ kind: 'chargeback' }]);
  });

  it('is resolved by the operator, with a note, once', async () => {
    const { order, alert } = await chargedBack();
    const seen = await operator.ask<{ results: Alert[] }>(
      `/content-manager/collection-types/api::alert.alert?filters[documentId]=${alert.documentId}`,
    );
    expect(seen.body.results).toHaveLength(1);
    expect((await resolve(operator.ask, alert, { note: 'x'.repeat(2001) })).status).toBe(400);
    expect((await resolve(operator.ask, alert, { note: 'Klant gebeld.\nBetaalt opnieuw.' })).status).toBe(200);
    expect((await resolve(callAdmin, alert, { note: 'Te laat' })).status).toBe(200);
    const [settled] = await readAlerts(order.orderNr);
    expect(settled).toMatchObject({
      state: 'resolved',
      note: 'Klant gebeld.\nBetaalt opnieuw.',
      resolvedBy: 'admin:Test shop-operator',
    });
    const lines = await readDiary(order.orderNr, 'alert-resolved');
    expect(lines.map(({ actor }) => actor)).toEqual(['admin:Test shop-operator']);
  });

  it('is for operators, and only the buttons change it', async () => {
    const { alert } = await chargedBack();
    expect((await call(`/shop/alerts/${alert.documentId}/resolve`, { method: 'POST', json: {} })).status).toBe(401);
    expect((await resolve(editor.ask, alert)).status).toBe(403);
    expect((await resolve(callAdmin, { ...alert, documentId: 'nope' })).status).toBe(404);
    const path = `/content-manager/collection-types/api::alert.alert/${alert.documentId}`;
    for (const ask of [operator.ask, callAdmin]) {
      expect((await ask(path, { method: 'PUT', json: { state: 'resolved' } })).status).toBeGreaterThanOrEqual(400);
      expect((await ask(path, { method: 'DELETE' })).status).toBeGreaterThanOrEqual(400);
    }
    expect((await editor.ask(path)).status).toBe(403);
    expect((await call('/api/alerts')).status).toBeGreaterThanOrEqual(400);
  });
});

describe('mails in the admin', () => {
  interface MailRow {
    documentId: string;
    id: number;
    kind: string;
    state: string;
    attempts: number;
    lastError: string | null;
    payload?: unknown;
  }
  const find = async (ask: Caller, orderId: number, kind: string): Promise<MailRow | undefined> => {
    const { body } = await ask<{ results: MailRow[] }>(
      `${OUTBOX}?filters[topic]=order:${orderId}&filters[kind]=${kind}`,
    );
    return body.results[0];
  };
  const retry = (ask: Caller, id: string) => ask(`/shop/outbox/${id}/retry`, { method: 'POST', json: {} });

  it('can be listed, without their content', async () => {
    const email = newEmail();
    const order = await placeOrder(orderData([suit.item()], { user: { firstname: 'A', lastname: 'B', email } }));
    await waitForMail(email, () => true);
    const row = await waitFor(async () => {
      const found = await find(operator.ask, await idOf(order.orderNr), 'order-received');
      return found?.state === 'sent' ? found : undefined;
    });
    expect(row).toMatchObject({ kind: 'order-received', attempts: 1, lastError: null });
    expect(row).not.toHaveProperty('payload');
    expect((await retry(operator.ask, row.documentId)).status).toBe(404);
  });

  it('that failed for good raise an alert, and can be sent again', async () => {
    const email = newEmail();
    const order = await placeOrder(orderData([suit.item()], { user: { firstname: 'A', lastname: 'B', email } }));
    await waitForMail(email, () => true);
    const id = await idOf(order.orderNr);
    // The last attempt of a mail that can not be rendered: bank details are missing.
    await database()('outbox_messages').insert({
      document_id: `dead${Date.now()}`,
      created_at: new Date(),
      updated_at: new Date(),
      published_at: new Date(),
      topic: `order:${id}`,
      order_id: id,
      kind: 'bank-transfer',
      payload: '{}',
      state: 'pending',
      attempts: 14,
      next_attempt_at: new Date(),
    });
    const dead = await waitFor(async () => {
      const found = await find(callAdmin, id, 'bank-transfer');
      return found?.state === 'dead' ? found : undefined;
    });
    expect(dead).toMatchObject({ attempts: 15, lastError: 'There are no bank details' });
    const alert = await findAlert(`mail-dead:mail:${dead.id}`);
    expect(alert).toMatchObject({ state: 'open', kind: 'mail-dead' });
    await waitForMail(OPERATOR, ({ subject }) => subject.includes('mail kon niet') && subject.includes(order.orderNr));

    expect((await retry(editor.ask, dead.documentId)).status).toBe(403);
    const bank = { bankName: 'S', bankAccount: 'NL53ABNA0627535577', bankBic: 'ABNANL2A', transferReference: 'RF1' };
    await database()('payments')
      .where({ order_id: id })
      .update({ bank: JSON.stringify(bank) });
    expect((await retry(operator.ask, dead.documentId)).status).toBe(200);
    await waitForMail(email, ({ text }) => text.includes('NL53ABNA0627535577'));
    expect(await findAlert(`mail-dead:mail:${dead.id}`)).toMatchObject({ state: 'resolved' });
  });
});
