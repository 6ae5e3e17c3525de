import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { serverRoutes, routes } from '@/backend/contract/routes';
import { isReserved } from '@/backend/contract/reserved-segments';

const firstOf = (path: string): string => path.split('/')[1] ?? '';
/** Folders whose pages are entries of the CMS, and internal ones without a public path. */
const OPEN = /^(shop|blog|academy|\[.*|%5F.*)$/;

describe('no page can take the path of a route', () => {
  const folders = ['(shop)', '(sign-in)']
    .flatMap((group) => readdirSync(`app/[locale]/${group}`, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && !OPEN.test(entry.name))
    .map(({ name }) => name);
  const endpoints = readdirSync('app', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(`app/${entry.name}`) && !/^(\[|styles$)/.test(entry.name))
    .map(({ name }) => name);
  const fixed = Object.values({ ...routes, ...serverRoutes })
    .map(firstOf)
    .filter(Boolean);

  it.each([...new Set([...folders, ...endpoints, ...fixed])])('%s is reserved in the backend', (name) => {
    expect(isReserved(name)).toBe(true);
  });
});
