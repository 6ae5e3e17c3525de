import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkNode, checkPorts, freePort } from './checks.mjs';
import { Problem, backendRoot, root } from './settings.mjs';

/** @param {string} dir @returns {string} */
const engines = (dir) => JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')).engines.node;

describe('checkNode', () => {
  const supported = ['20.19.0', '20.20.2', '22.13.0', '22.22.0', '24.0.0', '24.21.0'];
  const refused = ['18.20.0', '20.18.3', '21.7.3', '22.12.0', '23.11.0', '25.0.0', '26.1.0'];

  it.each(supported)('accepts Node %s', (version) => {
    expect(() => checkNode(version)).not.toThrow();
  });

  it.each(refused)('refuses Node %s and names the supported releases', (version) => {
    expect(() => checkNode(version)).toThrow(Problem);
    expect(() => checkNode(version)).toThrow(
      `This is Node ${version}. The shop needs Node 20 from 20.19, or Node 22 from 22.13, or Node 24.`,
    );
  });

  it('compares every part of a version', () => {
    expect(() => checkNode('20.19.3', '^20.19.4')).toThrow(Problem);
    expect(() => checkNode('20.19.4', '^20.19.4')).not.toThrow();
  });

  it('rejects other kinds of ranges', () => {
    expect(() => checkNode('24.0.0', '>=20')).toThrow('only ^major.minor.patch');
  });

  it('checks the engines of both packages', () => {
    expect(engines(backendRoot)).toBe(engines(root));
  });
});

it('names a port that another program has, and how to choose another one', async () => {
  const port = await freePort();
  const own = { name: 'the backend', setting: 'BACKEND_PORT', port, host: '127.0.0.1' };
  await expect(checkPorts([own])).resolves.toBeUndefined();
  const other = createServer();
  await new Promise((resolve) => other.listen(port, '127.0.0.1', () => resolve(undefined)));
  await expect(checkPorts([own])).rejects.toThrow(`Port ${port} (the backend) is in use by another program.`);
  await new Promise((resolve) => other.close(resolve));
});
