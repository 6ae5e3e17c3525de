// Both halves with hot reload: Strapi in develop mode, Next's dev server, and the sandboxes.
import { join } from 'node:path';
import { ensureBuilt } from './lib/builds.mjs';
import { checkNode } from './lib/checks.mjs';
import { loadEnvFile } from './lib/env-file.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { takeLock } from './lib/lock.mjs';
import { say } from './lib/log.mjs';
import { runMain } from './lib/main.mjs';
import { run } from './lib/processes.mjs';
import { readSettings, root } from './lib/settings.mjs';
import { readEnvironment, startShop } from './lib/shop.mjs';

runMain(async () => {
  loadEnvFile();
  checkNode();
  const settings = readSettings();
  process.on('exit', takeLock(settings.dataDir));
  const environment = readEnvironment(settings);
  await ensureInstalled();
  await ensureBuilt({ admin: false, storefront: false, logs: join(settings.dataDir, 'logs') });
  await run(process.execPath, ['scripts/build-server.mjs'], { cwd: root });
  const shop = await startShop(settings, environment, { dev: true });
  for (const { locale, origin } of settings.origins) say(`  ${locale}  ${origin}`);
  say(`  logs: ${join(settings.dataDir, 'logs')}`);
  process.on('SIGINT', () => void shop.stop().then(() => process.exit(0)));
});
