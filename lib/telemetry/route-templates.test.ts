import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createRouteTemplates, UNKNOWN_ROUTE } from './route-templates';

const build = mkdtempSync(path.join(tmpdir(), 'routes-'));
afterAll(() => rmSync(build, { recursive: true }));

writeFileSync(
  path.join(build, 'routes-manifest.json'),
  JSON.stringify({
    staticRoutes: [{ page: '/api/orders' }],
    dynamicRoutes: [
      { page: '/api/orders/[slug]', regex: '^/api/orders/([^/]+?)(?:/)?$' },
      { page: '/[locale]/[...slug]', regex: '^/([^/]+?)/(.+?)(?:/)?$' },
    ],
  }),
);

it.each([
  ['/api/orders', '/api/orders'],
  ['/api/orders/nS3-0hd_kKx9vQzLw2mT7A', '/api/orders/[slug]'],
  ['/nl/a/b', '/[locale]/[...slug]'],
  ['/_next/static/chunks/x.js', '/_next/static'],
  ['/_next/image', '/_next/image'],
  ['/wp-login.php', UNKNOWN_ROUTE],
])('%s is %s', (asked, template) => expect(createRouteTemplates(build)(asked)).toBe(template));

it('knows no route without a build', () => {
  expect(createRouteTemplates(path.join(build, 'none'))('/api/orders')).toBe(UNKNOWN_ROUTE);
});
