// Brings the seed's content back into an existing shop: orders and accounts stay, edited seed entries are overwritten.
import { join } from 'node:path';
import { ensureBuilt } from './lib/builds.mjs';
import { checkNode } from './lib/checks.mjs';
import { confirm } from './lib/confirm.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { takeLock } from './lib/lock.mjs';
import { say } from './lib/log.mjs';
import { runMain } from './lib/main.mjs';
import { run } from './lib/processes.mjs';
import { backendRoot, readSettings } from './lib/settings.mjs';
import { readEnvironment } from './lib/shop.mjs';

runMain(async () => {
  checkNode();
  const settings = readSettings();
  process.on('exit', takeLock(settings.dataDir));
  if (
    !(await confirm(
      'Pages, products and menus of the seed get their first texts back; what editors changed in them is lost.',
    ))
  )
    return say('Nothing was changed.');
  await ensureInstalled();
  await ensureBuilt({ admin: false, logs: join(settings.dataDir, 'logs') });
  await run(process.execPath, ['dist/seed/seed-cli.js'], {
    cwd: backendRoot,
    env: readEnvironment(settings).backend,
    inherit: true,
  });
});
