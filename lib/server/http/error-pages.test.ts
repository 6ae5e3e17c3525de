import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createErrorPages } from './error-pages';
import { clearErrorPageCache } from './error-page-cache';

let rendered = 0;
const next = createServer((_, res) => void res.end(`view ${++rendered}`));
beforeAll(() => new Promise<void>((resolve) => void next.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise<void>((resolve) => void next.close(() => resolve())));

it('renders once for many requests, and again after a publish', async () => {
  const fallbacks = createErrorPages((next.address() as AddressInfo).port);
  const ask = () => fallbacks.get('nl', 'not-found');
  expect([await ask(), await ask()]).toEqual(['view 1', 'view 1']);
  clearErrorPageCache();
  expect([await ask(), await ask()]).toEqual(['view 2', 'view 2']);
});
