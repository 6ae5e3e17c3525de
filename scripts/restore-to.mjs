// Restores PostgreSQL to a point in time, from a base backup and the archive of its log, into an empty folder (docs/operations.md).
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { noteRestore } from './lib/backup.mjs';
import { loadEnvFile } from './lib/env-file.mjs';
import { say, seconds, step } from './lib/log.mjs';
import { runMain } from './lib/main.mjs';
import { momentOf, restoreTo } from './lib/point-in-time.mjs';
import { Problem, readSettings } from './lib/settings.mjs';

runMain(async () => {
  loadEnvFile();
  const [base, archive, time, dir] = process.argv.slice(2);
  if (!base || !archive || !time || !dir)
    throw new Problem('npm run restore:to -- <base backup> <archive> <time, as 2026-11-26T09:30:00Z> <empty folder>');
  const made = momentOf(time).toISOString();
  // The note below is for the files: without it the shop gives numbers away that customers have already.
  const { dataDir } = readSettings();
  if (!existsSync(dataDir)) throw new Problem(`${dataDir} does not exist: restore the files first.`);
  const begin = Date.now();
  const place = { base: resolve(base), archive: resolve(archive), time, dir: resolve(dir) };
  await step(`Restoring the database of ${time}`, () => restoreTo(place));
  say(`Restored in ${seconds(begin)}. Start it: pg_ctl -D ${place.dir}/data start`);
  const mark = noteRestore(dataDir, made);
  say(`New orders and invoices carry the mark ${mark}, and all payments since then are looked up at the next start.`);
});
