// Writes a consistent copy of all data of a shop, which may be running.
import { join, resolve } from 'node:path';
import { writeBackup } from './lib/backup.mjs';
import { loadEnvFile } from './lib/env-file.mjs';
import { say } from './lib/log.mjs';
import { runMain } from './lib/main.mjs';
import { readSettings, root } from './lib/settings.mjs';

runMain(async () => {
  loadEnvFile();
  const { dataDir } = readSettings();
  const { DATABASE_URL: databaseUrl, DATABASE_FILENAME: databaseFile } = process.env;
  const stamp = new Date().toISOString().replaceAll(':', '-').slice(0, 19);
  const target = resolve(root, process.argv[2] ?? join('backups', stamp));
  await writeBackup({ dataDir, ...(databaseUrl && { databaseUrl }), ...(databaseFile && { databaseFile }) }, target);
  say(
    `Backup written to ${target}. It contains the shop's secrets and customer data: protect it like the shop itself.`,
  );
  say(`To restore it: stop the shop, then run npm run restore -- ${target}`);
});
