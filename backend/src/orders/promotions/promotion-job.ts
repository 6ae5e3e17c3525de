import type { Core } from '@strapi/strapi';
import { shopDay } from '../../domain/shop-calendar';
import type { Job } from '../../platform/jobs/start-job';
import { revalidate } from '../../platform/revalidation/revalidate';
import { readShopSettings } from '../../platform/settings/shop-settings';

const EVERY_MS = 60_000;

/**
 * Promotions begin and end with a day of the shop: pages that announce them are then made anew. Also with the first run: the day may
 * have changed while nothing ran. Carts need no job.
 */
export function promotionJob(strapi: Core.Strapi): Job {
  let seen: string | null = null;
  const run = async (): Promise<void> => {
    const day = shopDay(new Date(), (await readShopSettings(strapi.db.connection)).timeZone);
    if (seen !== day) revalidate(['promotion']);
    seen = day;
  };
  return { everyMs: EVERY_MS, firstRunMs: 0, run };
}
