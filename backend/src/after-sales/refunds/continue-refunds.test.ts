import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openShop, placeOrder } from '../../academy/access/sync-grants.fixtures';
import { ProviderDown } from '../../payments/provider/provider';
import { continueRefunds } from './continue-refunds';

const asked: string[] = [];
const checked: (number | string | null)[] = [];
/** Payments at the provider that fail, and how. */
const failing = new Map<string, Error>();

vi.mock('../../payments/provider/provider-of', () => ({
  providerOf: () => ({
    refund: async ({ paymentId, amount }: { paymentId: string; amount: number }) => {
      asked.push(paymentId);
      const error = failing.get(paymentId);
      if (error) throw error;
      return { id: `re_${paymentId}`, status: 'pending', amount, currency: 'EUR', createdAt: new Date() };
    },
  }),
}));
vi.mock('../../payments/settlement/sync-payment', () => ({ syncPayment: async () => undefined }));
vi.mock('../../payments/settlement/sync-refunds', () => ({
  syncRefundsWithProvider: async (_db: Knex, { provider_id: id }: { provider_id: string }) => checked.push(id),
}));

const NOW = new Date();
const strapiOf = (db: Knex) =>
  ({ db: { connection: db }, log: { warn: vi.fn(), error: vi.fn() } }) as unknown as Core.Strapi;

let db: Knex;
beforeEach(async () => {
  db = await openShop();
  await db.schema.alterTable('payments', (table) => table.text('provider_id'));
  asked.length = 0;
  checked.length = 0;
  failing.clear();
});
afterEach(() => db.destroy());

/** Refunds in the order in which they are due; each of an order of its own. */
async function makeRefunds(...states: ('requested' | 'sent')[]): Promise<void> {
  for (const [index, state] of states.entries()) {
    const id = await placeOrder(db, [{ price: 1000 }]);
    await db('payments')
      .where({ order_id: id })
      .update({ provider_id: `tr_${index + 1}` });
    const payment = await db('payments').where({ order_id: id }).first('id');
    const due = new Date(NOW.getTime() - 60_000 + index);
    const row = { order_id: id, payment_id: payment.id, state, amount: 1000, currency: 'EUR', attempts: 0 };
    await db('refunds').insert({ ...row, next_attempt_at: due });
  }
}
const statesOf = async (): Promise<string[]> => db('refunds').orderBy('id').pluck('state');

it('one refund that fails stops neither those behind it nor the checks of sent ones', async () => {
  await makeRefunds('requested', 'requested', 'requested', 'sent');
  failing.set('tr_1', new ProviderDown('No answer'));
  failing.set('tr_2', new Error('A row that nobody expected'));
  await continueRefunds(strapiOf(db), NOW);
  expect(await statesOf()).toEqual(['requested', 'requested', 'sent', 'sent']);
  expect(checked).toEqual(['tr_4']);
});

it('one that fails before its attempt is counted is moved back', async () => {
  await makeRefunds('requested', 'requested');
  await db('orders').where({ order_nr: 'ZW-1' }).delete();
  await continueRefunds(strapiOf(db), NOW);
  const [first] = await db('refunds').orderBy('id');
  expect([first.state, first.attempts]).toEqual(['requested', 0]);
  expect(new Date(first.next_attempt_at).getTime()).toBeGreaterThan(NOW.getTime());
  expect(await statesOf()).toEqual(['requested', 'sent']);
});

it('three failures in a row leave the rest to the next sweep', async () => {
  await makeRefunds('requested', 'requested', 'requested', 'requested', 'sent');
  for (const id of ['tr_1', 'tr_2', 'tr_3', 'tr_4']) failing.set(id, new ProviderDown('No answer'));
  await continueRefunds(strapiOf(db), NOW);
  expect(asked).toEqual(['tr_1', 'tr_2', 'tr_3']);
  expect(checked).toEqual(['tr_5']);
});
