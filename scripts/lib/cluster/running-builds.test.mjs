import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createRunningBuilds } from './running-builds.mjs';

/** @type {string} */
let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'running-builds-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** @param {string} id */
function build(id) {
  rmSync(join(root, '.next'), { recursive: true, force: true });
  mkdirSync(join(root, '.next', 'cache'), { recursive: true });
  writeFileSync(join(root, '.next', 'BUILD_ID'), id);
}
const idOf = (/** @type {string} */ name) => readFileSync(join(root, name, 'BUILD_ID'), 'utf8');
const copies = () => readdirSync(root).filter((name) => name !== '.next');

it('a process keeps the build it was started with, and the next one gets the new', () => {
  build('old');
  const builds = createRunningBuilds(root, '.next', '/data');
  const first = builds.current();
  expect(builds.current()).toBe(first);
  expect(existsSync(join(root, first, 'cache'))).toBe(false);
  build('new');
  expect(idOf(builds.current())).toBe('old');

  const removeFormer = builds.renew();
  expect([idOf(first), idOf(builds.current())]).toEqual(['old', 'new']);
  removeFormer();
  expect(copies()).toEqual([builds.current()]);
});

it('nothing is left, also of one that was killed, and nothing of another is touched', () => {
  build('a');
  const other = createRunningBuilds(root, '.next', '/other').current();
  createRunningBuilds(root, '.next', '/data').current();
  const builds = createRunningBuilds(root, '.next', '/data');
  expect(copies()).toEqual([other]);
  builds.current();
  builds.removeAll();
  expect(copies()).toEqual([other]);
});
