import type { Core } from '@strapi/strapi';
import { forgetNetworks } from './forget-networks';
import { runSteps } from '../../platform/jobs/process-each';
import { continueRefunds } from '../refunds/continue-refunds';
import { endExpiredReservations } from '../../payments/settlement/end-expired-reservations';
import {
  makePaymentsDue,
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
 * Safe to run in several processes at once. True when more payments may be due: one run asks for a batch of them, so that a start with
 * thousands open floods neither the provider nor what waits behind them.
 */
export async function sweepOrders(strapi: Core.Strapi, { all = false, now = new Date() } = {}): Promise<boolean> {
  let hasMore = false;
  await runSteps(strapi, 'Order sweep', {
    restored: () => reconcileAfterRestore(strapi),
    due: async () => {
      if (all) await makePaymentsDue(strapi, now);
    },
    payments: async () => {
      hasMore = await syncDuePayments(strapi, now);
    },
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
  return hasMore;
}
