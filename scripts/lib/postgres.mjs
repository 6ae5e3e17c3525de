import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canInstall, installOnDebian } from './apt.mjs';
import { freePort } from './checks.mjs';
import { step } from './log.mjs';
import { Problem } from './settings.mjs';

const debian = '/usr/lib/postgresql';

/**
 * Folder of the server's programs; installs Debian's package if possible.
 * @param {string} [version] major version of the files that they must read
 */
export async function findPrograms(version) {
  const installed = () =>
    existsSync(debian)
      ? readdirSync(debian)
          .filter((name) => version === undefined || name === version)
          .map((name) => join(debian, name, 'bin'))
          .find((dir) => existsSync(join(dir, 'initdb')))
      : undefined;
  if (!installed() && canInstall())
    await step('Installing PostgreSQL (Debian package)', () => installOnDebian(['postgresql']));
  const found = installed();
  if (!found && version) throw new Problem(`The files are of PostgreSQL ${version}, which is not in ${debian}.`);
  if (!found) throw new Problem('The long tests need PostgreSQL: install it, or run them as root on Debian.');
  return found;
}

const asRoot = process.getuid?.() === 0;

/** The server refuses to run as root; Debian's package creates a user for it. Returns what it prints. @param {string} command */
export function runPostgres(command, password = '') {
  const env = { ...process.env, PGPASSWORD: password };
  const { status, stdout, stderr } = asRoot
    ? spawnSync('su', ['postgres', '-c', command], { encoding: 'utf8', cwd: '/', env })
    : spawnSync('sh', ['-c', command], { encoding: 'utf8', env });
  if (status !== 0) throw new Problem(`PostgreSQL refused: ${stderr}`);
  return stdout;
}

/**
 * Starts a PostgreSQL server on a free port, with a database `shop`. What is in the folder is kept.
 * @param {string} dir its folder; as root, one that the user `postgres` can reach
 * @param {string} [password] without it, every user of this machine gets in
 * @param {string} [configuration] further lines of a new server's configuration
 */
export async function startPostgres(dir, password, configuration = '') {
  const programs = await findPrograms();
  const port = await freePort();
  const data = join(dir, 'data');
  if (!existsSync(join(data, 'PG_VERSION'))) {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    const secret = join(dir, 'password');
    if (password) writeFileSync(secret, password, { mode: 0o600 });
    if (asRoot) spawnSync('chown', ['-R', 'postgres', dir]);
    runPostgres(
      `${programs}/initdb -D ${data} -U shop ${password ? `-A scram-sha-256 --pwfile ${secret}` : '-A trust'}`,
    );
    rmSync(secret, { force: true });
    if (configuration) appendFileSync(join(data, 'postgresql.conf'), `\n${configuration}\n`);
  }
  runPostgres(
    `${programs}/pg_ctl -D ${data} -o '-p ${port} -k ${dir} -c listen_addresses=127.0.0.1' -l ${dir}/log -w start`,
  );
  const stop = () => void runPostgres(`${programs}/pg_ctl -D ${data} -m fast stop`);
  try {
    const there = `-h 127.0.0.1 -p ${port} -U shop`;
    const query = `select 1 from pg_database where datname = 'shop'`;
    // Missing also after a first start that was cut off.
    const found = runPostgres(`${programs}/psql ${there} -d postgres -Atc "${query}"`, password);
    if (found.trim() === '') runPostgres(`${programs}/createdb ${there} shop`, password);
  } catch (error) {
    stop();
    throw error;
  }
  const pid = Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10);
  const url = `postgres://shop${password ? `:${password}` : ''}@127.0.0.1:${port}/shop`;
  return { url, pid, stop };
}

/**
 * Starts a temporary PostgreSQL server in its own folder and on a free port.
 * @param {(url: string, pid: number) => Promise<void>} work receives the URL of an empty database and the server's pid
 */
export async function withPostgres(work) {
  const dir = mkdtempSync(join(tmpdir(), 'shop-postgres-'));
  try {
    const { url, pid, stop } = await startPostgres(dir);
    try {
      await work(url, pid);
    } finally {
      stop();
    }
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
