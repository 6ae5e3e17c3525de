import { spawnSync } from 'node:child_process';
import { createHash, randomInt } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { openBucket } from './bucket.mjs';
import { copyBucket } from './bucket-copy.mjs';
import { keepFilesPrivate, makeFilesPrivate } from './private-files.mjs';
import { Problem, backendRoot } from './settings.mjs';

/** Excluded from a backup: copied separately (the database), made again (search indexes, files of builds), or valid only on this machine. Everything else is included. */
export const LEFT_OUT =
  /^(?:backend\.db.*|postgres|database-url|s3|bucket\.json|search(?:-\d+)?\.db.*|build-files|shop\.lock|logs|mail|.*\.tmp)$/;
const SQLITE_COPY = 'backend.db';
const POSTGRES_COPY = 'postgres.dump';
const MANIFEST = 'manifest.json';
/** Settings of the bucket that a cluster started for itself. What is in a bucket of the operator is kept by its versions. */
export const OWN_BUCKET = 'bucket.json';
/** Read by the backend at its next start: `backend/src/platform/restore/restored-state.ts`. */
const RESTORED = 'restored.json';
/** Without characters that look alike, because customers read order numbers out on the phone. */
const MARK_CHARACTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** @typedef {{ dataDir: string, databaseUrl?: string, databaseFile?: string }} Place */

/** @param {string} program @param {string[]} args @param {string} failure */
function runOrThrow(program, args, failure, cwd = backendRoot) {
  const { status, stderr, error } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (error && 'code' in error && error.code === 'ENOENT')
    throw new Problem(`${program} was not found: install the PostgreSQL client programs of the server's version.`);
  if (status !== 0) throw new Problem(`${failure}\n${stderr}`);
}

/** Runs SQL through the backend's own driver. @param {string} code @param {string[]} args @param {string} failure */
const runSqlite = (code, args, failure) =>
  runOrThrow(process.execPath, ['-e', `const Database = require('better-sqlite3'); ${code}`, ...args], failure);

/** @param {string} dir @returns {string[]} */
const filesOf = (dir) =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)))
    .filter((name) => name !== MANIFEST)
    .sort();

/** @param {string} path */
const sha256 = (path) => createHash('sha256').update(readFileSync(path)).digest('hex');

/**
 * Writes a consistent copy of a shop, which may be running (a cluster must be, as its bucket is read by S3). The database is copied first: the files it names, such as
 * invoices, were written before and never change, so the files copied afterwards are complete.
 * @param {Place} place
 * @param {string} target a folder that does not exist yet
 */
export async function writeBackup({ dataDir, databaseUrl, databaseFile = join(dataDir, SQLITE_COPY) }, target) {
  if (!databaseUrl && !existsSync(databaseFile)) throw new Problem(`There is no database at ${databaseFile} yet.`);
  if (existsSync(target)) throw new Problem(`${target} already exists: choose another folder.`);
  keepFilesPrivate();
  mkdirSync(target, { recursive: true, mode: 0o700 });
  if (databaseUrl) {
    const file = join(target, POSTGRES_COPY);
    runOrThrow(
      'pg_dump',
      ['--format=custom', '--no-owner', '--file', file, databaseUrl],
      'The database could not be copied:',
    );
  } else {
    // VACUUM INTO reads one consistent state despite concurrent writes; a plain copy of the file would not.
    runSqlite(
      "const [from, to] = process.argv.slice(1); const db = new Database(from, { readonly: true, fileMustExist: true }); db.prepare('VACUUM INTO ?').run(to); db.close();",
      [databaseFile, join(target, SQLITE_COPY)],
      'The database could not be copied:',
    );
  }
  for (const name of readdirSync(dataDir).filter((entry) => !LEFT_OUT.test(entry)))
    cpSync(join(dataDir, name), join(target, name), { recursive: true });
  const bucket = join(dataDir, OWN_BUCKET);
  if (existsSync(bucket)) await copyBucket(openBucket(JSON.parse(readFileSync(bucket, 'utf8'))), target);
  makeFilesPrivate(target);
  const files = Object.fromEntries(filesOf(target).map((name) => [name, sha256(join(target, name))]));
  writeFileSync(join(target, MANIFEST), `${JSON.stringify({ made: new Date().toISOString(), files }, null, 2)}\n`);
}

/** Verifies that every file of the backup is present and unchanged; throws a Problem that names the ones that are not. @param {string} source */
export function checkBackup(source) {
  const path = join(source, MANIFEST);
  if (!existsSync(path)) throw new Problem(`${source} is not a complete backup: it has no ${MANIFEST}.`);
  /** @type {{ made: string, files: Record<string, string> }} */
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  const broken = Object.entries(manifest.files)
    .filter(([name, hash]) => !existsSync(join(source, name)) || sha256(join(source, name)) !== hash)
    .map(([name]) => name);
  if (broken.length > 0)
    throw new Problem(`The backup is damaged, nothing was restored: ${broken.slice(0, 5).join(', ')}`);
  if (existsSync(join(source, SQLITE_COPY))) {
    runSqlite(
      "const db = new Database(process.argv[1], { readonly: true }); const [row] = db.pragma('integrity_check'); if (row.integrity_check !== 'ok') throw new Error(row.integrity_check);",
      [join(source, SQLITE_COPY)],
      'The database in the backup is damaged, nothing was restored:',
    );
  }
  return manifest;
}

/**
 * Five characters that no other restore has, by chance: two restores of one backup may happen in the same second, on two
 * machines. Numbers of orders and invoices carry it from now on, because nobody knows which numbers were issued after the backup.
 */
export const createRestoreMark = () =>
  Array.from({ length: 5 }, () => MARK_CHARACTERS[randomInt(MARK_CHARACTERS.length)]).join('');

/**
 * Leaves a note for the backend that its database is one of that time, and returns the mark of new numbers.
 * @param {string} dataDir
 * @param {string} made ISO time
 */
export function noteRestore(dataDir, made) {
  const mark = createRestoreMark();
  writeFileSync(join(dataDir, RESTORED), JSON.stringify({ made, mark }));
  return mark;
}

/**
 * Restores a backup into a shop that is not running, and leaves a note about it for the backend. Existing data is moved
 * aside, not deleted.
 * @param {string} source
 * @param {Place} place
 * @returns {{ kept: string | null, mark: string }} folder of the previous data, null if there was none, and the mark of new numbers
 */
export function restoreBackup(source, { dataDir, databaseUrl, databaseFile = join(dataDir, SQLITE_COPY) }) {
  const { made } = checkBackup(source);
  const dump = join(source, POSTGRES_COPY);
  if (existsSync(dump) !== Boolean(databaseUrl))
    throw new Problem(
      databaseUrl
        ? 'This is a SQLite backup, but DATABASE_URL names a PostgreSQL database: unset it, or choose another backup.'
        : 'This is a PostgreSQL backup: set DATABASE_URL to the database to restore into.',
    );
  const fresh = `${dataDir}.restoring`;
  keepFilesPrivate();
  rmSync(fresh, { recursive: true, force: true });
  cpSync(source, fresh, { recursive: true, filter: (path) => path !== dump && path !== join(source, MANIFEST) });
  const mark = noteRestore(fresh, made);
  makeFilesPrivate(fresh);
  if (databaseUrl)
    runOrThrow(
      'pg_restore',
      [
        '--clean',
        '--if-exists',
        '--no-owner',
        '--single-transaction',
        '--exit-on-error',
        '--dbname',
        databaseUrl,
        dump,
      ],
      'The database could not be restored, nothing was changed:',
    );
  const kept = existsSync(dataDir) ? `${dataDir}.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}` : null;
  if (kept) renameSync(dataDir, kept);
  renameSync(fresh, dataDir);
  if (!databaseUrl && databaseFile !== join(dataDir, SQLITE_COPY)) {
    for (const suffix of ['', '-wal', '-shm']) {
      if (existsSync(databaseFile + suffix)) renameSync(databaseFile + suffix, `${databaseFile}${suffix}.before`);
    }
    renameSync(join(dataDir, SQLITE_COPY), databaseFile);
  }
  return { kept, mark };
}
