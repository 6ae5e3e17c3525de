import path from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { backendRoot } from '../src/platform/files/data-paths';
import { loadSeed } from './load';

/** Restores the seed's content in the shop of this environment; orders and accounts are kept. */
async function main(): Promise<void> {
  const strapi = createStrapi({ appDir: backendRoot(), distDir: path.resolve(__dirname, '..') });
  await strapi.load();
  // Marks the seed as interrupted, so that its content is cleared and created again.
  await strapi.store({ type: 'core', name: 'shop' }).set({ key: 'seed', value: 'started' });
  await loadSeed(strapi);
}

main().then(
  // Strapi leaves timers running.
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
