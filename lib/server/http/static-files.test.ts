import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { config } from '@/middleware';
import { createMissingFileCheck } from './static-files';

const root = mkdtempSync(join(tmpdir(), 'static-files-'));
afterAll(() => rmSync(root, { recursive: true }));
for (const file of ['public/favicon.ico', 'public/images/a.svg', '.next/static/chunks/a-1.js']) {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), '');
}
const isMissing = createMissingFileCheck(join(root, 'public'), join(root, '.next'));

it.each([
  '/favicon.ico',
  '/images/a.svg',
  '/_next/static/chunks/a-1.js',
  '/_next/image',
  '/',
  '/shop',
  '/api/x',
  '/media/x',
])('%s is left to Next', (path) => {
  expect(isMissing(path)).toBe(false);
});

const JUNK = [
  '/favicon',
  '/favicon-1',
  '/favicon.ico/x',
  '/faviconj%2funk',
  '/apple-touch-icon-junk',
  '/images/junk',
  '/images/',
  '/images/../shop',
  '/images/a%2esvg',
  '/_next/',
  '/_next/junk',
  '/_next/static/junk',
  '/_next/static/chunks/',
  '/_next/data/x.json',
  '/_next/image/x',
];

it.each(JUNK)('%s is missing', (path) => {
  expect(isMissing(path)).toBe(true);
});

it.each([
  ...JUNK,
  '/api',
  '/api/',
  '/media',
  '/media/',
  '/_next',
  '/sitemap.xml/x',
  '/robots.txt2',
  '/xfavicon',
  '/imagesx',
])('%s is seen by this check or by middleware', (path) => {
  const isRouted = config.matcher.some((pattern) => new RegExp(`^${pattern}$`).test(path));
  expect(isRouted || isMissing(path)).toBe(true);
});
