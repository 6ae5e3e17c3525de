import type { Core } from '@strapi/strapi';
import { sweepOrders } from '../after-sales/reconciliation/sweep-orders';
import { sendAutoRefunds } from '../after-sales/refunds/send-auto-refunds';
import { remindReturns } from '../after-sales/returns/remind-returns';
import { env } from '../platform/env/env';
import type { Job } from '../platform/jobs/start-job';
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

/** Reconciles what no webhook reported. The first sweep after a start covers all open orders. */
export function orderSweepJob(strapi: Core.Strapi): Job {
  let all = true;
  const run = async (): Promise<void> => {
    await sweepOrders(strapi, { all });
    all = false;
  };
  return { everyMs: env().jobs.sweepMs, firstRunMs: FIRST_SWEEP_MS, run };
}

/** Money that goes back by itself, and goods that are to come back. */
export const returnsJob = (strapi: Core.Strapi): Job => ({
  everyMs: env().jobs.sweepMs,
  run: async () => {
    await sendAutoRefunds(strapi);
    await remindReturns(strapi);
  },
});
