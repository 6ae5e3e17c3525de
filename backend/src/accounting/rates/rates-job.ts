import type { Core } from '@strapi/strapi';
import { transact } from '../../platform/database/transact';
import { createStamps } from '../../platform/database/row-helpers';
import { env } from '../../platform/env/env';
import type { Job } from '../../platform/jobs/start-job';
import { readPriceLists } from '../../platform/settings/price-lists';
import { ecbRates } from './ecb-rates';
import type { PublishedRate } from './rate-source';

const EVERY_MS = 60 * 60_000;
const FIRST_MS = 10_000;

/** A rate that a merchant typed for the day stays. */
const storeRate = (trx: Parameters<Parameters<typeof transact>[1]>[0], rate: PublishedRate, now: Date) =>
  trx('exchange_rates')
    .insert({ ...createStamps(now), ...rate, source: 'ecb' })
    .onConflict(['currency', 'day'])
    .ignore();

async function storeLatest(strapi: Core.Strapi): Promise<void> {
  const { ratesUrl } = env();
  const lists = await readPriceLists(strapi.db.connection);
  if (ratesUrl === null || lists.length < 2) return;
  const rates = await ecbRates(ratesUrl).latest();
  await transact(strapi.db.connection, async (trx) => {
    for (const rate of rates) await storeRate(trx, rate, new Date());
  });
}

/** Reads the reference rates while the shop sells in another currency. Without them, the last known rate is used. */
export const ratesJob = (strapi: Core.Strapi): Job => ({
  everyMs: EVERY_MS,
  firstRunMs: FIRST_MS,
  run: () => storeLatest(strapi),
});
