import type { Core } from '@strapi/strapi';
import { reportError } from '../../platform/telemetry/report-error';
import { wakeJob } from '../../platform/jobs/start-job';
import { revalidateVariants } from '../../platform/revalidation/revalidate-variants';
import { findProductsOfVariants } from '../listing/read-goes-with';
import { listingStore } from '../listing/listing-store';

/**
 * Tells listing, pages and jobs what many variants together have become, as Strapi's events do after a save of each. Never throws:
 * they are saved, and whoever is told otherwise adds the same pieces again.
 */
export async function announceVariants(strapi: Core.Strapi, variantIds: string[]): Promise<void> {
  if (variantIds.length === 0) return;
  wakeJob('prices');
  wakeJob('back-in-stock');
  try {
    const products = await findProductsOfVariants(strapi.db.connection, variantIds);
    await listingStore().markProductsStale(...products);
    await revalidateVariants(strapi, variantIds);
  } catch (error) {
    // The listing reads all of it again.
    await listingStore().markAllStale();
    reportError(strapi, 'Saved variants were not announced', error);
  }
}
