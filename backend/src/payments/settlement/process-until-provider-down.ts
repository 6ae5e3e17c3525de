import type { Core } from '@strapi/strapi';
import { ProviderDown } from '../provider/provider';

/** Consecutive failures after which the provider is considered down and the rest is left to the next run. */
const MAX_CONSECUTIVE_FAILURES = 3;

/** Processes each entry; failures do not stop the others. `false` means that the provider could not be reached. */
export async function processUntilProviderDown<T>(
  strapi: Core.Strapi,
  entries: T[],
  work: (entry: T) => Promise<boolean | void>,
): Promise<void> {
  let failures = 0;
  for (const entry of entries) {
    try {
      failures = (await work(entry)) === false ? failures + 1 : 0;
    } catch (error) {
      if (!(error instanceof ProviderDown))
        strapi.log.error(`Sweep: ${error instanceof Error ? error.message : 'unknown'}`);
      failures += 1;
    }
    if (failures >= MAX_CONSECUTIVE_FAILURES) return;
  }
}
