import { spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPrograms, runPostgres } from './postgres.mjs';
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

const TIME = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d(?::?\d\d)?)$/;

/** The moment that is meant; throws a Problem if that is not clear. @param {string} time with its zone, as ISO 8601 or as PostgreSQL writes it */
export function momentOf(time) {
  // JavaScript knows `+01:00`, but not the `+01` of PostgreSQL.
  const moment = new Date(TIME.test(time) ? time.replace(/([+-]\d\d)$/, '$1:00') : NaN);
  if (Number.isNaN(moment.getTime()))
    throw new Problem(`${time} is no time with a zone, such as 2026-11-26T09:30:00Z.`);
  return moment;
}

/** Debian keeps the configuration elsewhere, so that no base backup has it. @param {string} data */
function completeConfiguration(data) {
  const lines = ['local all all peer', 'host all all 127.0.0.1/32 scram-sha-256', 'host all all ::1/128 scram-sha-256'];
  for (const [name, content] of Object.entries({ 'postgresql.conf': '', 'pg_hba.conf': `${lines.join('\n')}\n` })) {
    const path = join(data, name);
    if (existsSync(path)) continue;
    writeFileSync(path, content, { mode: 0o600 });
    if (asRoot) spawnSync('chown', ['postgres', path]);
  }
}

/** The last lines of a server's log. @param {string} file */
const endOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').slice(-8).join('\n') : '');

/** Starts the server for itself alone, and stops it when it has replayed the archive. @param {string} programs @param {string} dir @param {string} data */
async function replay(programs, dir, data) {
  const control = `${programs}/pg_ctl -D ${data} -t ${RECOVERY_SECONDS}`;
  const isDone = () =>
    /^Database cluster state: +in production$/m.test(runPostgres(`LC_ALL=C ${programs}/pg_controldata -D ${data}`));
  try {
    // Nobody gets in, so neither its users nor its passwords matter, nor the settings that a standby must share with its primary.
    runPostgres(`${control} -o '-k ${dir} -c listen_addresses= -c hot_standby=off' -l ${dir}/log -w start`);
    for (let waited = 0; !isDone(); waited += 1) {
      runPostgres(`${control} status`);
      if (waited > RECOVERY_SECONDS) throw new Problem('It takes too long.');
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
    runPostgres(`${control} -m fast stop`);
  } catch (error) {
    try {
      runPostgres(`${control} -m immediate stop`);
    } catch {
      // It has ended by itself.
    }
    const why = error instanceof Error ? error.message : String(error);
    throw new Problem(`The archive was not replayed. ${why}\n${endOf(join(dir, 'log'))}`);
  }
}

/**
 * Restores a base backup and its archive into an empty folder, as they were at a time. The server there is stopped.
 * @param {{ base: string, archive: string, time: string, dir: string }} options `time` as `momentOf` takes it
 */
export async function restoreTo({ base, archive, time, dir }) {
  momentOf(time);
  if (existsSync(dir) && readdirSync(dir).length > 0) throw new Problem(`${dir} is not empty: choose a new folder.`);
  if (!existsSync(join(base, 'PG_VERSION'))) throw new Problem(`${base} is no base backup.`);
  if (!existsSync(archive)) throw new Problem(`${archive} does not exist.`);
  const programs = await findPrograms(readFileSync(join(base, 'PG_VERSION'), 'utf8').trim());
  postgresFolder(dir);
  const data = join(dir, 'data');
  runPostgres(`cp -a ${plainPath(base)} ${data} && chmod 700 ${data}`);
  completeConfiguration(data);
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
  await replay(programs, dir, data);
}
