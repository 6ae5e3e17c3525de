// Deletes the local data: orders, accounts, content, uploads and secrets of DATA_DIR.
import { existsSync, rmSync } from 'node:fs';
import { confirm } from './lib/confirm.mjs';
import { loadEnvFile } from './lib/env-file.mjs';
import { takeLock } from './lib/lock.mjs';
import { say } from './lib/log.mjs';
import { runMain } from './lib/main.mjs';
import { readSettings } from './lib/settings.mjs';

runMain(async () => {
  loadEnvFile();
  const { dataDir } = readSettings();
  if (!existsSync(dataDir)) return say(`Nothing to do: ${dataDir} does not exist.`);
  takeLock(dataDir);
  if (!(await confirm(`This deletes all orders, accounts and content in ${dataDir}.`)))
    return say('Nothing was deleted.');
  rmSync(dataDir, { recursive: true, force: true });
  say('Deleted. `npm start` creates a shop with fresh content.');
});
