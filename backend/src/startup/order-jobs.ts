import type { Core } from '@strapi/strapi';
import { workOutbox } from '../platform/outbox/worker';
import { type Repeater, repeat } from '../platform/jobs/repeating-job';
import { returnMoney } from '../after-sales/refunds/send-returns';
import { sweepOrders } from '../after-sales/reconciliation/sweep';
import { onWake } from '../platform/jobs/wake';
import { env } from '../platform/env/env';

/** Mails of orders that come close together are looked up once. */
const GATHER_MS = 150;
/** After a start the shop shall answer customers first. */
const FIRST_SWEEP_MS = 3_000;

/** Starts what runs beside the requests: mails, money that goes back, and the look for news that nobody brought. */
export function startWorkers(strapi: Core.Strapi): void {
  const complain = (what: string) => (error: unknown) =>
    strapi.log.error(`${what}: ${error instanceof Error ? error.message : 'unknown'}`);
  let first = true;
  const sweep = async (): Promise<void> => {
    await sweepOrders(strapi, { all: first });
    first = false;
  };
  const sweeper = repeat(sweep, env().jobs.sweepMs, complain('Order sweep'));
  const outbox = repeat(() => workOutbox(strapi), env().jobs.outboxMs, complain('Outbox'), GATHER_MS);
  const returns = repeat(() => returnMoney(strapi), env().jobs.sweepMs, complain('Money to return'));
  onWake('outbox', () => outbox.wake());
  onWake('returns', () => returns.wake());
  outbox.wake();
  setTimeout(() => sweeper.wake(), FIRST_SWEEP_MS).unref();
  stopAtClose(strapi, [sweeper, outbox, returns]);
}

/** The database closes after the server: whoever still works then would only find errors. */
function stopAtClose(strapi: Core.Strapi, workers: Repeater[]): void {
  strapi.server.httpServer.on('close', () => {
    onWake('outbox', null);
    onWake('returns', null);
    for (const worker of workers) worker.stop();
  });
}
