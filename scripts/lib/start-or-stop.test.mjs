import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkPorts, freePort } from './checks.mjs';
import { root } from './settings.mjs';

/** A service whose own child answers, and never says that it is healthy. @param {number} port */
const service = (port) => {
  const child = `require('http').createServer((_, answer) => answer.writeHead(503).end()).listen(${port}, '127.0.0.1')`;
  return `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(child)}]); setInterval(() => {}, 1000)`;
};

/** What starts it, as a command of its own. @param {number} port @param {string} log */
const command = (port, log) => `
  import { runMain } from './scripts/lib/main.mjs';
  import { startService } from './scripts/lib/processes.mjs';
  import { healthy } from './scripts/lib/shop.mjs';
  import { startOrStop } from './scripts/lib/start-or-stop.mjs';
  const services = [];
  runMain(async () => {
    await startOrStop(services, async () => {
      const args = ['-e', ${JSON.stringify(service(port))}];
      services.push(startService('backend', args, { cwd: '.', env: process.env, log: ${JSON.stringify(log)} }));
      await healthy(services[0], ${port}, '/_health', 300);
    });
  });`;

/** @param {number} port @returns {Promise<number>} 0 without an answer */
const ask = (port) =>
  new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path: '/' }, (answer) => resolve(answer.resume().statusCode ?? 0)).on('error', () =>
      resolve(0),
    );
  });

it.each(/** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM']))(
  'leaves nothing behind when it is interrupted while starting (%s)',
  async (signal) => {
    const work = mkdtempSync(join(tmpdir(), 'start-or-stop-'));
    const port = await freePort();
    const args = ['--input-type=module', '-e', command(port, join(work, 'log'))];
    const starting = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    starting.stderr.on('data', (chunk) => (said += chunk));
    await expect.poll(() => ask(port)).toBe(503);
    const ended = once(starting, 'close');
    starting.kill(signal);
    expect(await ended).toEqual([1, null]);
    expect(said).toContain('Stopped while starting. Your data is kept.');
    const own = { name: 'the backend', setting: 'BACKEND_PORT', port, host: '127.0.0.1' };
    await expect.poll(() => checkPorts([own]).then(() => 'free', String)).toBe('free');
    rmSync(work, { recursive: true, force: true });
  },
);
