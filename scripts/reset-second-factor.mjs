// Removes the second factor of an admin who lost both app and recovery codes, when no other super admin can.
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
import { Problem, backendRoot, readSettings } from './lib/settings.mjs';
import { readEnvironment } from './lib/shop.mjs';

runMain(async () => {
  loadEnvFile();
  checkNode();
  const settings = readSettings();
  const email = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
  if (!email) throw new Problem('Name the admin: npm run reset-second-factor -- admin@shop.example');
  process.on('exit', takeLock(settings.dataDir));
  if (!(await confirm(`${email} can then sign in to the admin with the password alone.`)))
    return say('Nothing was changed.');
  await ensureInstalled();
  await ensureBuilt({ admin: false, storefront: false, logs: join(settings.dataDir, 'logs') });
  await run(process.execPath, ['dist/src/back-office/second-factor/reset-cli.js', email], {
    cwd: backendRoot,
    env: readEnvironment(settings).backend,
    inherit: true,
  });
  say(`The second factor of ${email} was removed, and the admin signed out everywhere.`);
});
