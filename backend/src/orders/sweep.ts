import type { Core } from '@strapi/strapi';
import { kickOutbox } from '../outbox/kick';
import { ProviderDown } from '../payments/provider';
import { continueRefunds } from '../refunds/continue-refunds';
import { expireUnstarted } from './apply-payment';
import type { PaymentRow } from './rows';
import { announceStock } from './stock';
import { syncPayment } from './sync-payment';

const UNDECIDED = ['open', 'pending', 'authorized'];
const BATCH = 50;
/** How long an order waits for a payment that never reached the provider. */
const UNSTARTED_MS = 60 * 60_000;

/** Asks about payments whose time has come; all of them after a start, because news may have been missed. */
async function askAboutPayments(strapi: Core.Strapi, all: boolean, now: Date): Promise<void> {
  const query = strapi.db
    .connection('payments')
    .whereIn('state', UNDECIDED)
    .whereNotNull('provider_id')
    .orderBy('next_check_at');
  if (!all)
    query.andWhere((due) => due.where('next_check_at', '<=', now).orWhere('expires_at', '<=', now)).limit(BATCH);
  const payments: PaymentRow[] = await query;
  for (const payment of payments) {
    try {
      await syncPayment(strapi, payment.id);
    } catch (error) {
      // The provider is down: the rest can wait for the next round.
      if (error instanceof ProviderDown) return;
      throw error;
    }
  }
}

async function expirePayments(strapi: Core.Strapi, now: Date): Promise<void> {
  const db = strapi.db.connection;
  const payments: PaymentRow[] = await db('payments')
    .where({ state: 'created', provider_id: null })
    .andWhere('created_at', '<', new Date(now.getTime() - UNSTARTED_MS))
    .limit(BATCH);
  for (const payment of payments) await announceStock(strapi, await expireUnstarted(db, payment));
  if (payments.length > 0) kickOutbox();
}

const KEY_DAYS = 30;

/** A browser repeats a request within minutes; after a month nobody does. */
async function forgetKeys(strapi: Core.Strapi, now: Date): Promise<void> {
  await strapi.db
    .connection('idempotency_keys')
    .where('created_at', '<', new Date(now.getTime() - KEY_DAYS * 86_400_000))
    .delete();
}

/** Finds what no request will bring: missed news, payments that ran out. */
export async function sweepOrders(strapi: Core.Strapi, { all = false, now = new Date() } = {}): Promise<void> {
  if (all || now.getUTCMinutes() === 0) await forgetKeys(strapi, now);
  await expirePayments(strapi, now);
  await askAboutPayments(strapi, all, now);
  await continueRefunds(strapi, now);
}
