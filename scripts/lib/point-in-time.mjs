import { spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPrograms, runPostgres, startPostgres } from './postgres.mjs';
import { Problem } from './settings.mjs';

const asRoot = process.getuid?.() === 0;
/** The log of a busy day is replayed in minutes. */
const RECOVERY_SECONDS = 3600;

/** In a shell's and PostgreSQL's single quotes alike. @param {string} path */
function plainPath(path) {
  if (!/^[\w/.:-]+$/.test(path)) throw new Problem(`${path}: choose a folder without spaces and special characters.`);
  return path;
}

/** A folder that PostgreSQL can write. @param {string} dir */
export function postgresFolder(dir) {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  if (asRoot) spawnSync('chown', ['postgres', dir]);
  return plainPath(dir);
}

/** Configuration of a server that archives its log, so that every moment can be restored. @param {string} archive */
export const archiving = (archive) =>
  [
    'archive_mode = on',
    `archive_command = 'test ! -f ${plainPath(archive)}/%f && cp %p ${plainPath(archive)}/%f'`,
    // At most so much is lost with the machine.
    'archive_timeout = 60',
  ].join('\n');

/** Copies a running server. @param {string} url @param {string} base a folder that does not exist yet */
export async function takeBase(url, base) {
  const programs = await findPrograms();
  const { hostname, port, username, password } = new URL(url);
  runPostgres(
    `${programs}/pg_basebackup -h ${hostname} -p ${port} -U ${username} -D ${plainPath(base)} -X none -c fast --no-manifest`,
    password,
  );
}

/**
 * Runs SQL, which is read from a file in a folder of PostgreSQL; returns rows of columns separated by `|`.
 * @param {string} url @param {string} dir @param {string} sql
 */
export async function query(url, dir, sql) {
  const programs = await findPrograms();
  const file = join(dir, 'query.sql');
  writeFileSync(file, sql);
  // For PostgreSQL's own user, whatever this process lets others read.
  chmodSync(file, 0o644);
  return runPostgres(`${programs}/psql -d ${url} -v ON_ERROR_STOP=1 -Atf ${file}`).trim();
}

/**
 * Restores a base backup and its archive into an empty folder, as they were at a time, and starts the server there.
 * @param {{ base: string, archive: string, time: string, dir: string }} options `time` with its zone, as ISO 8601 or as PostgreSQL writes it
 */
export async function restoreTo({ base, archive, time, dir }) {
  if (!/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d(?::?\d\d)?)$/.test(time))
    throw new Problem(`${time} is no time with a zone, such as 2026-11-26T09:30:00Z.`);
  if (existsSync(dir) && readdirSync(dir).length > 0) throw new Problem(`${dir} is not empty: choose a new folder.`);
  if (!existsSync(join(base, 'PG_VERSION'))) throw new Problem(`${base} is no base backup.`);
  postgresFolder(dir);
  const data = join(dir, 'data');
  runPostgres(`cp -a ${plainPath(base)} ${data} && chmod 700 ${data}`);
  appendFileSync(
    join(data, 'postgresql.auto.conf'),
    [
      '',
      `restore_command = 'cp ${plainPath(archive)}/%f %p'`,
      // In the configuration PostgreSQL knows offsets, but no names of zones.
      `recovery_target_time = '${time.replace(/Z$/, '+00')}'`,
      `recovery_target_action = 'promote'`,
      // The restored server is another one: it must not write into the archive of the first.
      'archive_mode = off',
      '',
    ].join('\n'),
  );
  runPostgres(`touch ${data}/recovery.signal`);
  const server = await startPostgres(dir);
  try {
    for (let waited = 0; ; waited += 1) {
      if ((await query(server.url, dir, 'select pg_is_in_recovery()')) === 'f') return server;
      if (waited > RECOVERY_SECONDS) throw new Problem('The archive was not replayed in time.');
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
  } catch (error) {
    server.stop();
    throw error;
  }
}
