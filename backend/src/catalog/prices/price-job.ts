import type { Core } from '@strapi/strapi';
import { nextSaleBoundary } from '../../domain/pricing-and-reductions';
import { repeat } from '../../platform/jobs/repeating-job';
import { transact } from '../../platform/database/transact';
import { revalidateSkus } from '../../platform/revalidation/content-events';
import { catchUpPrices } from './catch-up';
import { readPricedVariants } from './price-store';
import { onWake } from '../../platform/jobs/wake';

const LOOK_MS = 60_000;

/** Notes the sales that began or ended, and lets their pages be made anew. Answers when the next one does. */
async function followSales(strapi: Core.Strapi): Promise<Date | null> {
  const db = strapi.db.connection;
  const by = { source: 'schedule', actor: 'system' } as const;
  const changed = await transact(db, (trx) => catchUpPrices(trx, by, new Date()));
  await revalidateSkus(strapi, changed);
  const now = new Date();
  const moments = (await readPricedVariants(db)).map(({ pricing }) => nextSaleBoundary(pricing, now)?.getTime() ?? Infinity);
  const next = Math.min(Infinity, ...moments);
  return Number.isFinite(next) ? new Date(next) : null;
}

/**
 * Looks every minute, and at the very moment when a sale begins or ends. Prices don't need it (they are worked out
 * when asked for): it is there for the log, and for pages that were made before.
 */
export function startPriceJob(strapi: Core.Strapi): void {
  let alarm: NodeJS.Timeout | null = null;
  const look = async (): Promise<void> => {
    const next = await followSales(strapi);
    if (alarm) clearTimeout(alarm);
    const wait = next ? next.getTime() - Date.now() : Infinity;
    // The clock of a timer may run a little ahead of the one that decides.
    if (wait < LOOK_MS) alarm = setTimeout(() => job.wake(), Math.max(0, wait) + 5).unref();
  };
  const job = repeat(look, LOOK_MS, (error) =>
    strapi.log.error(`Price job: ${error instanceof Error ? error.message : 'unknown'}`),
  );
  onWake('prices', () => job.wake());
  job.wake();
  strapi.server.httpServer.on('close', () => {
    onWake('prices', null);
    if (alarm) clearTimeout(alarm);
    job.stop();
  });
}
