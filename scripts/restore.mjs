// Restores a backup after verifying it; existing data is moved aside.
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
  if (!given) throw new Problem('Specify the backup: npm run restore -- backups/2026-11-21T10-00-00');
  const source = resolve(root, given);
  const { made } = checkBackup(source);
  const replaces = existsSync(dataDir);
  if (replaces) takeLock(dataDir);
  if (!(await confirm(`This restores the shop to its state of ${made}.`))) return say('Nothing was changed.');
  const { DATABASE_URL: databaseUrl, DATABASE_FILENAME: databaseFile } = process.env;
  const { kept, mark } = restoreBackup(source, {
    dataDir,
    ...(databaseUrl && { databaseUrl }),
    ...(databaseFile && { databaseFile }),
  });
  say(`The shop was restored to its state of ${made}.${kept ? ` The previous data lies in ${kept}.` : ''}`);
  say(`New orders and invoices carry the mark ${mark} in their number, so that no number is issued a second time.`);
  say(
    `\`npm start\` starts it. It then asks the payment provider for all payments since ${made}, and raises an alert for each whose order is lost.`,
  );
});
