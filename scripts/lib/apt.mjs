// Debian's packages, for what no npm package contains: a browser, PostgreSQL.
import { spawnSync } from 'node:child_process';
import { exitCode } from './processes.mjs';
import { root } from './settings.mjs';

/** Waits while another program installs packages; does not wait long for a mirror that is unreachable. */
const options = ['-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1'];

const apt = (/** @type {string[]} */ ...args) =>
  exitCode('apt-get', [...options, ...args], {
    cwd: root,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

export const canInstall = () =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;

/** One by one, because an older Debian lacks some. Failures show by what is missing afterwards. @param {string[]} packages */
export async function installOnDebian(packages) {
  await apt('update');
  for (const name of packages) await apt('install', '-y', '--no-install-recommends', name);
}
