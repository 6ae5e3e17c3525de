import type { Core } from '@strapi/strapi';
import { forgetNetworks } from './forget-networks';
import { runSteps } from '../../platform/jobs/process-each';
import { continueRefunds } from '../refunds/continue-refunds';
import { endExpiredReservations } from '../../payments/settlement/end-expired-reservations';
import {
  syncDuePayments,
  settleInconsistentOrders,
  recheckDecidedPayments,
  startPendingPayments,
} from './sweep-payments';
import { reconcileAfterRestore } from './reconcile-after-restore';
import { DAY_MS } from '../../domain/time';

const KEY_DAYS = 30;

/** Idempotency keys are only reused within minutes, so a month is ample. */
async function deleteOldIdempotencyKeys(strapi: Core.Strapi, now: Date): Promise<void> {
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
  await runSteps(strapi, 'Order sweep', {
    restored: () => reconcileAfterRestore(strapi),
    payments: () => syncDuePayments(strapi, all, now),
    starts: () => startPendingPayments(strapi, now),
    reservations: () => endExpiredReservations(strapi, now),
    networks: () => forgetNetworks(strapi),
    orders: () => settleInconsistentOrders(strapi, all, now),
    refunds: () => continueRefunds(strapi, now),
    rechecks: () => recheckDecidedPayments(strapi, now),
    keys: async () => {
      if (all || now.getUTCMinutes() === 0) await deleteOldIdempotencyKeys(strapi, now);
    },
  });
}
