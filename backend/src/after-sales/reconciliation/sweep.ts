import type { Core } from '@strapi/strapi';
import { continueRefunds } from '../refunds/continue-refunds';
import { endReservations } from '../../payments/settlement/end-reservations';
import { askAboutPayments, healOrders, recheckPayments, startPayments } from './sweep-payments';
import { DAY_MS } from '../../domain/time';

const KEY_DAYS = 30;

/** A browser repeats a request within minutes; after a month nobody does. */
async function forgetKeys(strapi: Core.Strapi, now: Date): Promise<void> {
  await strapi.db
    .connection('idempotency_keys')
    .where('created_at', '<', new Date(now.getTime() - KEY_DAYS * DAY_MS))
    .delete();
}

/**
 * Finds what no request will bring: payments that were not started, missed news, money that came late or was taken back,
 * reservations that ended, refunds that were not sent. Each step on its own: one that fails
 * keeps no other from its work. Any number of processes may sweep at once.
 */
export async function sweepOrders(strapi: Core.Strapi, { all = false, now = new Date() } = {}): Promise<void> {
  const steps: Record<string, () => Promise<void>> = {
    payments: () => askAboutPayments(strapi, all, now),
    starts: () => startPayments(strapi, now),
    reservations: () => endReservations(strapi, now),
    orders: () => healOrders(strapi, all),
    refunds: () => continueRefunds(strapi, now),
    rechecks: () => recheckPayments(strapi, now),
    keys: async () => {
      if (all || now.getUTCMinutes() === 0) await forgetKeys(strapi, now);
    },
  };
  for (const [name, step] of Object.entries(steps)) {
    try {
      await step();
    } catch (error) {
      strapi.log.error(`Order sweep, ${name}: ${error instanceof Error ? error.message : 'unknown'}`);
    }
  }
}
