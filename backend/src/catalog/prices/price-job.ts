import type { Core } from '@strapi/strapi';
import { EURO_PRICES } from '../../domain/price-list';
import { nextSaleBoundary } from '../../domain/pricing-and-reductions';
import { type Job, wakeJob } from '../../platform/jobs/start-job';
import { transact } from '../../platform/database/transact';
import { revalidateVariants } from '../../platform/revalidation/revalidate-variants';
import { updatePriceLog } from './update-price-log';
import { readPricedVariants } from './price-store';

const EVERY_MS = 60_000;

/** Logs sales that started or ended and revalidates their pages. Returns the time of the next start or end. */
async function logSaleChanges(strapi: Core.Strapi): Promise<Date | null> {
  const db = strapi.db.connection;
  const by = { source: 'schedule', actor: 'system' } as const;
  // One moment for both: a start or end between two would be neither logged now nor planned.
  const now = new Date();
  const changed = await transact(db, (trx) => updatePriceLog(trx, by, now));
  await revalidateVariants(strapi, changed);
  // Sales have the same dates in every currency.
  const moments = (await readPricedVariants(db, EURO_PRICES)).map(
    ({ pricing }) => nextSaleBoundary(pricing, now)?.getTime() ?? Infinity,
  );
  const next = Math.min(Infinity, ...moments);
  return Number.isFinite(next) ? new Date(next) : null;
}

/**
 * Runs every minute and when a sale starts or ends. Prices are computed on request: the job only updates the price log and
 * revalidates cached pages.
 */
export function priceJob(strapi: Core.Strapi): Job {
  let alarm: NodeJS.Timeout | null = null;
  const run = async (): Promise<void> => {
    const next = await logSaleChanges(strapi);
    if (alarm) clearTimeout(alarm);
    const delayMs = next ? next.getTime() - Date.now() : Infinity;
    // Timers may fire slightly early compared with the wall clock.
    if (delayMs < EVERY_MS) alarm = setTimeout(() => wakeJob('prices'), Math.max(0, delayMs) + 5).unref();
  };
  return { everyMs: EVERY_MS, firstRunMs: 0, run };
}
