// Both halves with hot reload: Strapi in develop mode, Next's dev server, and the sandboxes.
import { join } from 'node:path';
import { ensureBuilt } from './lib/builds.mjs';
import { checkSettings } from './lib/check-settings.mjs';
import { checkNode, checkPorts } from './lib/checks.mjs';
import { loadEnvFile } from './lib/env-file.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { takeLock } from './lib/lock.mjs';
import { say, seconds } from './lib/log.mjs';
import { runMain } from './lib/main.mjs';
import { run } from './lib/processes.mjs';
import { readSettings, root } from './lib/settings.mjs';
import { sayAddresses, shopPorts } from './lib/shop-addresses.mjs';
import { readEnvironment, startShop } from './lib/shop.mjs';

const begin = Date.now();

runMain(async () => {
  loadEnvFile();
  checkNode();
  const settings = readSettings();
  process.on('exit', takeLock(settings.dataDir));
  const environment = readEnvironment(settings);
  await checkPorts(shopPorts(settings, environment.sandbox));
  await ensureInstalled();
  await checkSettings(environment);
  await ensureBuilt({ admin: false, storefront: false, logs: join(settings.dataDir, 'logs') });
  await run(process.execPath, ['scripts/build-server.mjs'], { cwd: root });
  const shop = await startShop(settings, environment, { dev: true });
  sayAddresses('The shop is open, and follows what you change', seconds(begin), settings, environment);
  say(`\n  Logs are in ${join(settings.dataDir, 'logs')}. Ctrl-C stops everything.\n`);
  const stop = () => void shop.stop().then(() => process.exit(0));
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
});
