import type { Core } from '@strapi/strapi';
import { endOverdueExchanges } from '../after-sales/exchanges/send-exchange';
import { sweepOrders } from '../after-sales/reconciliation/sweep-orders';
import { syncDuePayments } from '../after-sales/reconciliation/sweep-payments';
import { sendAutoRefunds } from '../after-sales/refunds/send-auto-refunds';
import { alertUndecidedWithdrawals } from '../after-sales/withdrawals/alert-undecided';
import { remindReturns } from '../after-sales/returns/remind-returns';
import { env } from '../platform/env/env';
import { runSteps } from '../platform/jobs/process-each';
import { type Job, wakeJob } from '../platform/jobs/start-job';
import { sendDueMails } from '../platform/outbox/outbox-worker';

/** Mails of nearly simultaneous orders are sent in one run. */
const GATHER_MS = 150;
/** Requests have priority after a start. */
const FIRST_SWEEP_MS = 3_000;

export const outboxJob = (strapi: Core.Strapi): Job => ({
  everyMs: env().jobs.outboxMs,
  gatherMs: GATHER_MS,
  firstRunMs: 0,
  run: () => sendDueMails(strapi),
});

/** Between two batches of look-ups at the provider. */
const NEXT_BATCH_MS = 1_000;

/**
 * Reconciles what no webhook reported. The first sweep after a start begins with all open orders. While more payments are due,
 * batches of them alone follow, with a whole sweep at its interval.
 */
export function orderSweepJob(strapi: Core.Strapi): Job {
  const everyMs = env().jobs.sweepMs;
  let sweptAt: number | null = null;
  let hasMore = false;
  const run = async (): Promise<void> => {
    const now = performance.now();
    const isWhole = sweptAt === null || !hasMore || now - sweptAt >= everyMs;
    if (isWhole) {
      const all = sweptAt === null;
      sweptAt = now;
      hasMore = await sweepOrders(strapi, { all });
    } else hasMore = await syncDuePayments(strapi, new Date());
    if (hasMore) setTimeout(() => wakeJob('order-sweep'), NEXT_BATCH_MS).unref();
  };
  return { everyMs, firstRunMs: FIRST_SWEEP_MS, run };
}

/** Money that goes back by itself, goods that are to come back, and sizes that are kept for them. */
export const returnsJob = (strapi: Core.Strapi): Job => ({
  everyMs: env().jobs.sweepMs,
  run: () =>
    runSteps(strapi, 'Returns', {
      refunds: () => sendAutoRefunds(strapi),
      reminders: () => remindReturns(strapi),
      undecided: () => alertUndecidedWithdrawals(strapi),
      exchanges: () => endOverdueExchanges(strapi),
    }),
});
