import type { Core } from '@strapi/strapi';
import { continueRefunds } from '../refunds/continue-refunds';
import { endExpiredReservations } from '../../payments/settlement/end-expired-reservations';
import { askAboutPayments, healOrders, recheckPayments, startPayments } from './sweep-payments';
import { DAY_MS } from '../../domain/time';

const KEY_DAYS = 30;

/** Idempotency keys are only reused within minutes, so a month is ample. */
async function forgetKeys(strapi: Core.Strapi, now: Date): Promise<void> {
  await strapi.db
    .connection('idempotency_keys')
    .where('created_at', '<', new Date(now.getTime() - KEY_DAYS * DAY_MS))
    .delete();
}

/**
 * Periodic reconciliation of everything that no request triggers: unstarted payments, missed webhooks, late payments and
 * chargebacks, expired reservations and unsent refunds. Steps are independent: one that fails does not stop the others.
 * Safe to run in several processes at once.
 */
export async function sweepOrders(strapi: Core.Strapi, { all = false, now = new Date() } = {}): Promise<void> {
  const steps: Record<string, () => Promise<void>> = {
    payments: () => askAboutPayments(strapi, all, now),
    starts: () => startPayments(strapi, now),
    reservations: () => endExpiredReservations(strapi, now),
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
