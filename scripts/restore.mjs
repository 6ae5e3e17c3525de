// Puts a backup back, after checking that it is whole; what was there is kept beside it.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkBackup, restoreBackup } from './lib/backup.mjs';
import { confirm } from './lib/confirm.mjs';
import { loadEnvFile } from './lib/env-file.mjs';
import { takeLock } from './lib/lock.mjs';
import { say } from './lib/log.mjs';
import { runMain } from './lib/main.mjs';
import { Problem, readSettings, root } from './lib/settings.mjs';

runMain(async () => {
  loadEnvFile();
  const { dataDir } = readSettings();
  const given = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
  if (!given) throw new Problem('Name the backup: npm run restore -- backups/2026-11-21T10-00-00');
  const source = resolve(root, given);
  const { made } = checkBackup(source);
  const replaces = existsSync(dataDir);
  if (replaces) takeLock(dataDir);
  if (!(await confirm(`This puts the shop back to how it was at ${made}.`))) return say('Nothing was changed.');
  const { DATABASE_URL: databaseUrl, DATABASE_FILENAME: databaseFile } = process.env;
  const kept = restoreBackup(source, {
    dataDir,
    ...(databaseUrl && { databaseUrl }),
    ...(databaseFile && { databaseFile }),
  });
  say(`The shop is as it was at ${made}.${kept ? ` What was there before lies in ${kept}.` : ''}`);
  say('`npm start` opens it. Payments made since then are asked for at the provider where their orders are known.');
});
