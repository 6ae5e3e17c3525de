// A consistent copy of the database, the uploads and the secrets, also while the shop is running.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { say } from './lib/log.mjs';
import { runMain } from './lib/main.mjs';
import { Problem, backendRoot, readSettings, root } from './lib/settings.mjs';

runMain(async () => {
  const { dataDir } = readSettings();
  const database = process.env.DATABASE_FILENAME ?? join(dataDir, 'backend.db');
  if (process.env.DATABASE_URL)
    throw new Problem('This shop runs on PostgreSQL: back its database up with pg_dump, and DATA_DIR by copying it.');
  if (!existsSync(database)) throw new Problem(`There is no database at ${database} yet.`);
  const target = resolve(
    root,
    process.argv[2] ?? join('backups', new Date().toISOString().replaceAll(':', '-').slice(0, 19)),
  );
  if (existsSync(target)) throw new Problem(`${target} exists already: give another folder.`);
  mkdirSync(target, { recursive: true, mode: 0o700 });
  // VACUUM INTO reads one consistent state, whatever is written meanwhile; a plain copy of the file would not.
  const copy = spawnSync(
    process.execPath,
    [
      '-e',
      "const [from, to] = process.argv.slice(1); const db = new (require('better-sqlite3'))(from, { readonly: true, fileMustExist: true }); db.prepare('VACUUM INTO ?').run(to); db.close();",
      database,
      join(target, 'backend.db'),
    ],
    { cwd: backendRoot, encoding: 'utf8' },
  );
  if (copy.status !== 0) throw new Problem(`The database could not be copied:\n${copy.stderr}`);
  for (const name of ['public', 'private', 'submissions', 'secrets.json']) {
    if (existsSync(join(dataDir, name))) cpSync(join(dataDir, name), join(target, name), { recursive: true });
  }
  say(`Backup written to ${target}. To restore: stop the shop, put these files into DATA_DIR, start again.`);
});
