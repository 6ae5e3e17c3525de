// Restores PostgreSQL to a point in time, from a base backup and the archive of its log, into an empty folder (docs/operations.md).
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { noteRestore } from './lib/backup.mjs';
import { loadEnvFile } from './lib/env-file.mjs';
import { say, seconds, step } from './lib/log.mjs';
import { runMain } from './lib/main.mjs';
import { restoreTo } from './lib/point-in-time.mjs';
import { Problem, readSettings } from './lib/settings.mjs';

runMain(async () => {
  loadEnvFile();
  const [base, archive, time, dir] = process.argv.slice(2);
  if (!base || !archive || !time || !dir)
    throw new Problem('npm run restore:to -- <base backup> <archive> <time, as 2026-11-26T09:30:00Z> <empty folder>');
  const begin = Date.now();
  const place = { base: resolve(base), archive: resolve(archive), time, dir: resolve(dir) };
  const server = await step(`Restoring the database of ${time}`, () => restoreTo(place));
  server.stop();
  say(`Restored in ${seconds(begin)}. Start it: pg_ctl -D ${place.dir}/data start`);
  const { dataDir } = readSettings();
  if (!existsSync(dataDir)) return say(`${dataDir} does not exist: restore the files before the shop starts.`);
  const mark = noteRestore(dataDir, new Date(time).toISOString());
  say(`New orders and invoices carry the mark ${mark}, and all payments since then are looked up at the next start.`);
});
