import type { Core } from '@strapi/strapi';
import { ProviderDown } from '../provider/provider';

/** So many failures in a row are not about single entries: the provider is down, the rest can wait for the next round. */
const PATIENCE = 3;

/** Does the work for each; an entry that fails stands in nobody's way. `false` says that the provider could not be asked. */
export async function sweepEach<T>(
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
    if (failures >= PATIENCE) return;
  }
}
