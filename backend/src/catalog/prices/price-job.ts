import type { Core } from '@strapi/strapi';
import { nextSaleBoundary } from '../../domain/pricing-and-reductions';
import { type Job, wakeJob } from '../../platform/jobs/start-job';
import { transact } from '../../platform/database/transact';
import { revalidateSkus } from '../../platform/revalidation/revalidate-on-content-events';
import { updatePriceLog } from './update-price-log';
import { readPricedVariants } from './price-store';

const EVERY_MS = 60_000;

/** Notes the sales that began or ended, and lets their pages be made anew. Answers when the next one does. */
async function logSaleChanges(strapi: Core.Strapi): Promise<Date | null> {
  const db = strapi.db.connection;
  const by = { source: 'schedule', actor: 'system' } as const;
  const changed = await transact(db, (trx) => updatePriceLog(trx, by, new Date()));
  await revalidateSkus(strapi, changed);
  const now = new Date();
  const moments = (await readPricedVariants(db)).map(
    ({ pricing }) => nextSaleBoundary(pricing, now)?.getTime() ?? Infinity,
  );
  const next = Math.min(Infinity, ...moments);
  return Number.isFinite(next) ? new Date(next) : null;
}

/**
 * Runs every minute and when a sale begins or ends. Prices themselves are computed on request: the job serves the price
 * log and the pages that are cached.
 */
export function priceJob(strapi: Core.Strapi): Job {
  let alarm: NodeJS.Timeout | null = null;
  const run = async (): Promise<void> => {
    const next = await logSaleChanges(strapi);
    if (alarm) clearTimeout(alarm);
    const delayMs = next ? next.getTime() - Date.now() : Infinity;
    // The clock of a timer may run a little ahead of the one that decides.
    if (delayMs < EVERY_MS) alarm = setTimeout(() => wakeJob('prices'), Math.max(0, delayMs) + 5).unref();
  };
  return { everyMs: EVERY_MS, firstRunMs: 0, run };
}
