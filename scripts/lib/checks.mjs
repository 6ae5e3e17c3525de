import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Problem, root } from './settings.mjs';

const ENGINES = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node;

/**
 * Refuses to run on a Node release outside `engines` of package.json. Uses no package, because it runs before any is
 * installed.
 */
export function checkNode(version = process.versions.node, range = ENGINES) {
  if (!isInRange(version, range)) throw new Problem(`This is Node ${version}. The shop needs ${describeRange(range)}.`);
}

/** @param {string} version @param {string} range of the form `^20.19.0 || ^22.13.0` */
function isInRange(version, range) {
  const [major = 0, minor = 0, patch = 0] = parseVersion(version);
  return parseRange(range).some(
    ([wantedMajor, wantedMinor, wantedPatch]) =>
      major === wantedMajor && (minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch)),
  );
}

/** @param {string} range */
const describeRange = (range) =>
  parseRange(range)
    .map(([major, minor, patch]) =>
      minor === 0 && patch === 0 ? `Node ${major}` : `Node ${major} from ${major}.${minor}${patch ? `.${patch}` : ''}`,
    )
    .join(', or ');

/** @param {string} range @returns {[number, number, number][]} the lowest release of each line */
function parseRange(range) {
  return range.split('||').map((part) => {
    const match = /^\^(\d+)\.(\d+)\.(\d+)$/.exec(part.trim());
    if (!match) throw new Error(`engines.node is "${range}": only ^major.minor.patch, joined by ||, is supported`);
    return [Number(match[1]), Number(match[2]), Number(match[3])];
  });
}

/** @param {string} version */
const parseVersion = (version) =>
  version
    .replace(/^v|-.*$/g, '')
    .split('.')
    .map(Number);

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
        `Port ${port} (${name}) is in use by another program. Stop that program or choose another port, for example: ${setting}=${port + 10} npm start`,
      );
    }
  }
}

/** @param {number} port @param {string} [host] @returns {Promise<boolean>} */
function isFree(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/**
 * Below the ports that systems hand out to outgoing connections (from 32768 on Linux, from 49152 elsewhere): one of those can be
 * taken by any request until the service listens on it. Browsers refuse 10080.
 */
const OWN_PORTS = { from: 11_000, to: 30_000 };

/** Files that tell other processes of the same test run which ports are taken before anything listens on them. @type {string[]} */
const claims = [];
process.on('exit', () => {
  for (const file of claims) rmSync(file, { force: true });
});

/** @param {number} port */
function claim(port) {
  const file = join(tmpdir(), `zwotter-port-${port}`);
  try {
    writeFileSync(file, '', { flag: 'wx' });
  } catch {
    return false;
  }
  claims.push(file);
  return true;
}

/** @returns {Promise<number>} a free port that nobody else has been given */
export async function freePort() {
  for (;;) {
    const port = randomInt(OWN_PORTS.from, OWN_PORTS.to);
    if (claim(port) && (await isFree(port))) return port;
  }
}
