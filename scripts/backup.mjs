// A consistent copy of everything a shop must not lose, also while it is running.
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
  writeBackup({ dataDir, ...(databaseUrl && { databaseUrl }), ...(databaseFile && { databaseFile }) }, target);
  say(`Backup written to ${target}. It holds the shop's secrets and its customers: keep it as safe as the shop.`);
  say(`To put it back: stop the shop, then npm run restore -- ${target}`);
});
