import path from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { backendRoot } from '../src/platform/files/data-paths';
import { loadSeed } from './load';

/** Puts the seed's content back into the shop of this environment; orders and accounts stay. */
async function main(): Promise<void> {
  const strapi = createStrapi({ appDir: backendRoot(), distDir: path.resolve(__dirname, '..') });
  await strapi.load();
  // The mark of a seed that was cut off: what it left behind is cleared and everything is made again.
  await strapi.store({ type: 'core', name: 'shop' }).set({ key: 'seed', value: 'started' });
  await loadSeed(strapi);
}

main().then(
  // Strapi leaves timers behind.
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
