import type { Core } from '@strapi/strapi';
import { env } from '../platform/env/env';

/** Seeds an empty database unless `SEED=0`. The seed is imported lazily because its texts are large. */
export async function seedWhenEmpty(strapi: Core.Strapi): Promise<void> {
  if (!env().seedsEmptyDatabase) return;
  const state = await strapi.store({ type: 'core', name: 'shop' }).get({ key: 'seed' });
  if (state === 'done') return;
  const { loadSeed } = await import('../../seed/load');
  await loadSeed(strapi);
}
