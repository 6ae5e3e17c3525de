// Restores the seed's content in an existing shop: orders and accounts stay, edited content is lost.
import { join } from 'node:path';
import { ensureBuilt } from './lib/builds.mjs';
import { checkNode } from './lib/checks.mjs';
import { confirm } from './lib/confirm.mjs';
import { loadEnvFile } from './lib/env-file.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { takeLock } from './lib/lock.mjs';
import { say } from './lib/log.mjs';
import { runMain } from './lib/main.mjs';
import { run } from './lib/processes.mjs';
import { backendRoot, readSettings } from './lib/settings.mjs';
import { readEnvironment } from './lib/shop.mjs';

runMain(async () => {
  loadEnvFile();
  checkNode();
  const settings = readSettings();
  process.on('exit', takeLock(settings.dataDir));
  if (
    !(await confirm(
      'All pages, products, prices, stock, menus and settings are reset to the seed; edits and additions are lost. Orders and accounts stay.',
    ))
  )
    return say('Nothing was changed.');
  await ensureInstalled();
  await ensureBuilt({ admin: false, storefront: false, logs: join(settings.dataDir, 'logs') });
  await run(process.execPath, ['dist/seed/seed-cli.js'], {
    cwd: backendRoot,
    env: readEnvironment(settings).backend,
    inherit: true,
  });
});
