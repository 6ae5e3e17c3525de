import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canInstall, installOnDebian } from './apt.mjs';
import { freePort } from './checks.mjs';
import { step } from './log.mjs';
import { Problem } from './settings.mjs';

const debian = '/usr/lib/postgresql';

/** Folder of the server's programs; installs Debian's package if possible. */
async function findPrograms() {
  const installed = () =>
    existsSync(debian)
      ? readdirSync(debian)
          .map((version) => join(debian, version, 'bin'))
          .find((dir) => existsSync(join(dir, 'initdb')))
      : undefined;
  if (!installed() && canInstall())
    await step('Installing PostgreSQL (Debian package)', () => installOnDebian(['postgresql']));
  const found = installed();
  if (!found) throw new Problem('The long tests need PostgreSQL: install it, or run them as root on Debian.');
  return found;
}

/**
 * Starts a temporary PostgreSQL server in its own folder and on a free port.
 * @param {(url: string, pid: number) => Promise<void>} work receives the URL of an empty database and the server's pid
 */
export async function withPostgres(work) {
  const programs = await findPrograms();
  const dir = mkdtempSync(join(tmpdir(), 'shop-postgres-'));
  const port = await freePort();
  const asRoot = process.getuid?.() === 0;
  // The server refuses to run as root; Debian's package creates a user for it.
  if (asRoot) spawnSync('chown', ['postgres', dir]);
  else chmodSync(dir, 0o700);
  const data = join(dir, 'data');
  const run = (/** @type {string} */ command) => {
    const { status, stderr } = asRoot
      ? spawnSync('su', ['postgres', '-c', command], { encoding: 'utf8', cwd: '/' })
      : spawnSync('sh', ['-c', command], { encoding: 'utf8' });
    if (status !== 0) throw new Problem(`PostgreSQL could not be started: ${stderr}`);
  };
  run(`${programs}/initdb -D ${data} -A trust -U shop`);
  run(`${programs}/pg_ctl -D ${data} -o '-p ${port} -k ${dir} -c listen_addresses=127.0.0.1' -l ${dir}/log -w start`);
  try {
    run(`${programs}/createdb -h 127.0.0.1 -p ${port} -U shop shop`);
    const pid = Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10);
    await work(`postgres://shop@127.0.0.1:${port}/shop`, pid);
  } finally {
    run(`${programs}/pg_ctl -D ${data} -m fast stop`);
    rmSync(dir, { recursive: true, force: true });
  }
}
