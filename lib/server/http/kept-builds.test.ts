import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { keepBuild, sendKept } from './kept-builds';

const work = mkdtempSync(join(tmpdir(), 'kept-builds-'));
afterAll(() => rmSync(work, { recursive: true }));

const scriptOf = (id: string): string => `/_next/static/chunks/of-${id}.js`;

/** A build with a script of its own. */
function build(id: string): string {
  const dir = join(work, 'builds', id);
  const script = join(dir, scriptOf(id).replace('/_next/', ''));
  mkdirSync(dirname(script), { recursive: true });
  writeFileSync(join(dir, 'BUILD_ID'), `${id}\n`);
  writeFileSync(script, `otter('${id}');`);
  writeFileSync(`${script}.gz`, gzipSync(`otter('${id}');`));
  return dir;
}

const folderOf = (name: string): string => join(work, 'kept', name);

async function ask(folder: string, path: string): Promise<{ status: number; type: string | null; text: string }> {
  const server = createServer(
    (req, res) =>
      void sendKept(req, res, path, folder).then((isSent) => {
        if (!isSent) res.writeHead(404).end();
      }),
  );
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'accept-encoding': 'gzip' } });
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
}

it('the files of each build are there for pages of all of them', async () => {
  const folder = folderOf('all');
  // At once, as two storefronts of one build do, and again after a restart.
  await Promise.all([keepBuild(build('a'), folder), keepBuild(build('a'), folder), keepBuild(build('b'), folder)]);
  await keepBuild(build('a'), folder);
  for (const id of ['a', 'b'])
    expect(await ask(folder, scriptOf(id))).toEqual({
      status: 200,
      type: 'application/javascript; charset=UTF-8',
      text: `otter('${id}');`,
    });
  expect(readdirSync(folder).toSorted()).toEqual(['a', 'b']);
});

it('nothing else is sent', async () => {
  const folder = folderOf('nothing-else');
  await keepBuild(build('c'), folder);
  writeFileSync(join(folder, 'secret.js'), 'secret');
  for (const path of [
    scriptOf('unknown'),
    '/_next/static/../secret.js',
    '/_next/static/chunks/..%2f..%2f..%2fsecret.js',
    '/_next/static/chunks',
    `${scriptOf('c')}.gz`,
    '/images/otter.js',
  ])
    expect([path, (await ask(folder, path)).status]).toEqual([path, 404]);
  expect((await ask(folderOf('missing'), scriptOf('c'))).status).toBe(404);
});

it('the builds that were used last are kept', async () => {
  const folder = folderOf('last');
  for (const id of ['1', '2', '3', '4', '5', '1', '6']) await keepBuild(build(id), folder);
  expect(readdirSync(folder).toSorted()).toEqual(['1', '3', '4', '5', '6']);
});
