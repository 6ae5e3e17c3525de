// Speed of cached pages, with wrk as the load generator and nginx as the measure of what this machine can send.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cpuMs } from './cpu.mjs';
import { fetchPage } from './page-weight.mjs';

const CONNECTIONS = 20;
const SECONDS = 2;
/** Alternating, because other programs use the machine as well. */
const ROUNDS = 3;

/** @typedef {{ pid: number, port: number, path: string, encoding: string, host?: string }} Target */
/** @typedef {{ perSecond: number, cpuMs: number }} Speed */

export const hasLoadTools = () => ['nginx', 'wrk'].every((tool) => spawnSync(tool, ['-v']).error === undefined);

/** Requests a page for some seconds. @param {Target} target @returns {Promise<Speed>} */
async function load({ pid, port, path, encoding, host }) {
  // Capital: wrk adds a second Host otherwise.
  const headers = ['-H', `Accept-Encoding: ${encoding}`, '-H', `Host: ${host ?? `localhost:${port}`}`];
  const before = cpuMs(pid);
  const url = `http://127.0.0.1:${port}${path}`;
  const output = await outputOf('wrk', [
    '-t1',
    `-c${CONNECTIONS}`,
    `-d${SECONDS}s`,
    '--timeout',
    '30s',
    ...headers,
    url,
  ]);
  const used = cpuMs(pid) - before;
  const requests = Number(/(\d+) requests in/.exec(output)?.[1]);
  if (!requests || /Non-2xx|Socket errors/.test(output)) throw new Error(`The load on ${url} failed:\n${output}`);
  return { perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]), cpuMs: used / requests };
}

/** @param {string} command @param {string[]} args @returns {Promise<string>} */
function outputOf(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', () => resolve(output));
  });
}

/** The middle speed of each target, measured in turns. @param {Target[]} targets @returns {Promise<Speed[]>} */
export async function compare(targets) {
  /** @type {Speed[][]} */
  const measured = targets.map(() => []);
  for (let round = 0; round < ROUNDS; round++)
    for (const [at, target] of targets.entries()) measured[at]?.push(await load(target));
  return measured.map((speeds) => ({
    perSecond: median(speeds.map(({ perSecond }) => perSecond)),
    cpuMs: median(speeds.map((speed) => speed.cpuMs)),
  }));
}

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * One nginx process that serves encoded bodies as files under `/<name>.<encoding>`.
 * @param {{ work: string, port: number, files: Record<string, Buffer> }} options
 */
export async function startNginx({ work, port, files }) {
  const folder = join(work, 'nginx');
  mkdirSync(join(folder, 'files'), { recursive: true });
  for (const [name, body] of Object.entries(files)) writeFileSync(join(folder, 'files', name), body);
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, nginxConfig(folder, port));
  const child = spawn('nginx', ['-p', folder, '-e', join(folder, 'error.log'), '-c', config], { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.on('close', resolve));
  const [name] = Object.keys(files);
  while ((await fetchPage(port, `/${name}`).catch(() => ({ status: 0 }))).status !== 200) {
    if (child.exitCode !== null) throw new Error(`nginx ended, see ${folder}/error.log`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** @param {string} folder @param {number} port */
const nginxConfig = (folder, port) => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 256; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 10000000;
  open_file_cache max=100;
  default_type "text/html; charset=utf-8";
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${folder}/files;
    location ~ [.]br$ { add_header content-encoding br; }
    location ~ [.]gzip$ { add_header content-encoding gzip; }
  }
}
`;
