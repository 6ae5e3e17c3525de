// Brings the bucket of the shop back to a point in time, from the versions that it keeps (docs/operations.md).
import { parseArgs } from 'node:util';
import { isStorageError, openBucket } from './lib/bucket.mjs';
import { restoreFiles } from './lib/bucket-versions.mjs';
import { confirm } from './lib/confirm.mjs';
import { loadEnvFile } from './lib/env-file.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { takeLock } from './lib/lock.mjs';
import { say, seconds } from './lib/log.mjs';
import { runMain } from './lib/main.mjs';
import { momentOf } from './lib/point-in-time.mjs';
import { Problem, readSettings } from './lib/settings.mjs';

runMain(async () => {
  loadEnvFile();
  const { values, positionals } = parseArgs({
    options: { 'dry-run': { type: 'boolean', default: false }, yes: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [time] = positionals;
  if (!time) throw new Problem('npm run restore:files -- <time, as 2026-11-26T09:30:00Z> [--dry-run]');
  const moment = momentOf(time);
  await ensureInstalled();
  const dryRun = values['dry-run'];
  const bucket = openBucket(process.env);
  if (!dryRun) {
    // A shop that runs here would write meanwhile.
    takeLock(readSettings().dataDir);
    const question = `This gives the files in ${process.env.S3_BUCKET} the content that they had at ${moment.toISOString()}.`;
    if (!(await confirm(question))) return say('Nothing was changed.');
  }
  const begin = Date.now();
  const { restored, removed, kept, newest } = await restoreFiles(bucket, moment, { dryRun }).catch((error) => {
    if (!isStorageError(error)) throw error;
    throw new Problem(
      `The storage did not do it (${error.name}: ${error.message}). Run the command again: it goes on where it stopped.`,
    );
  });
  const done = dryRun ? 'To do' : `Done in ${seconds(begin)}`;
  say(`${done}: ${restored} files get the version they had, ${removed} are removed, ${kept} stay as they are.`);
  if (!dryRun) say(`To undo it: npm run restore:files -- ${newest.toISOString()}`);
});
