import { spawnSync } from 'node:child_process';
import { statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { Problem, root } from './settings.mjs';

/** Node releases the packages support: 20 from 20.19, 22 and 24. */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const good = (major === 20 && minor >= 19) || major === 22 || major === 24;
  if (!good)
    throw new Problem(`This is Node ${version}. The shop needs Node 20.19 or newer in the 20 line, or Node 22 or 24.`);
}

/** @param {number} gigabytes */
export function checkDisk(gigabytes, path = root) {
  const { bavail, bsize } = statfsSync(path);
  const free = (bavail * bsize) / 1e9;
  if (free < gigabytes)
    throw new Problem(
      `Only ${free.toFixed(1)} GB free on the disk of ${path}; ${gigabytes} GB are needed. Free some space and start again: nothing is lost.`,
    );
}

export function hasCompiler() {
  return ['c++', 'g++', 'clang++'].some((name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0);
}

/**
 * @param {{ name: string, setting: string, port: number, host?: string }[]} ports
 */
export async function checkPorts(ports) {
  for (const { name, setting, port, host } of ports) {
    if (!(await isFree(port, host))) {
      throw new Problem(
        `Port ${port} (${name}) is taken by another program. Stop that program or choose another port, for example: ${setting}=${port + 10} npm start`,
      );
    }
  }
}

/** @param {number} port @param {string} [host] @returns {Promise<boolean>} */
export function isFree(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** @returns {Promise<number>} a port that nobody listens on now */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
