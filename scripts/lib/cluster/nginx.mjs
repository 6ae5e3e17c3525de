import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { canInstall, installOnDebian } from '../apt.mjs';
import { step } from '../log.mjs';
import { startService, tail } from '../processes.mjs';
import { Problem, root } from '../settings.mjs';
import { nginxConfig } from './nginx-config.mjs';

const hasNginx = () => spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0;

/** Installs Debian's package if nginx is missing. */
async function ensureNginx() {
  if (hasNginx()) return;
  if (canInstall()) {
    await step('Installing nginx (Debian package)', () => installOnDebian(['nginx']));
    // The package starts a server of its own on port 80, which nobody asked for.
    spawnSync('systemctl', ['disable', '--now', 'nginx'], { stdio: 'ignore' });
  }
  if (!hasNginx()) throw new Problem('The cluster needs nginx: install it, or start the cluster as root on Debian.');
}

/** @param {number} port @returns {Promise<string>} '' without an answer */
const readGeneration = (port) =>
  new Promise((resolve) => {
    const call = get({ host: '127.0.0.1', port, path: '/generation', agent: false, timeout: 1000 }, (answer) => {
      let text = '';
      answer.on('data', (chunk) => (text += chunk));
      answer.on('end', () => resolve(text));
      answer.on('error', () => resolve(''));
    });
    call.on('timeout', () => call.destroy());
    call.on('error', () => resolve(''));
  });

/**
 * Starts nginx in front of storefronts and backends.
 * @param {{ port: number, backendPort: number, storefronts: number[], backends: number[], log: string }} options
 */
export async function startNginx({ log, ...ports }) {
  await ensureNginx();
  // Its workers are another user, who can not reach DATA_DIR.
  const dir = mkdtempSync(join(tmpdir(), 'shop-nginx-'));
  chmodSync(dir, 0o711);
  const file = join(dir, 'nginx.conf');
  const user = process.getuid?.() === 0 ? 'www-data' : null;
  const ipv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ family }) => family === 'IPv6'));
  let generation = 0;
  const write = (/** @type {number[]} */ away) => {
    generation += 1;
    writeFileSync(file, nginxConfig({ ...ports, dir, user, ipv6, away, generation }));
    const { status, stderr } = spawnSync('nginx', ['-t', '-q', '-p', dir, '-c', file], { encoding: 'utf8' });
    if (status !== 0) throw new Problem(`nginx refuses its configuration:\n${stderr}`);
  };
  write([]);
  const service = startService('nginx', ['-p', dir, '-c', file], {
    cwd: root,
    env: process.env,
    log,
    program: 'nginx',
  });

  /** Until only workers of the newest configuration take requests. */
  async function settle() {
    const deadline = Date.now() + 10_000;
    for (let seen = 0; seen < 5; ) {
      if (!service.isRunning()) throw new Problem(`nginx stopped while starting.\n${tail(log)}`);
      if (Date.now() > deadline) throw new Problem(`nginx did not take its configuration.\n${tail(log)}`);
      seen = (await readGeneration(ports.backendPort)) === String(generation) ? seen + 1 : 0;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  const stop = async () => {
    await service.stop();
    rmSync(dir, { recursive: true, force: true });
  };
  try {
    await settle();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    service: { ...service, stop },
    /** Sends nothing to these ports from now on; requests that have begun are finished. @param {number[]} away */
    async leaveOut(away) {
      write(away);
      service.signalSelf('SIGHUP');
      await settle();
    },
  };
}
