import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mayKeep, readPageRequest } from './page-cache-rules';

const HOST = 'localhost:3000';

const holder = globalThis as { shopRouteIndex?: unknown };
beforeAll(() => {
  const filters = [
    { key: 'color', values: ['blue', 'pink'] },
    { key: 'size', values: ['s', 'm'] },
  ];
  holder.shopRouteIndex = { index: { filters } };
});
afterAll(() => delete holder.shopRouteIndex);

function read(url: string, headers: Record<string, string> = {}, { method = 'GET', host = HOST } = {}) {
  return readPageRequest({ method, url, headers }, host);
}

describe('the request', () => {
  it('is known by host, address and encoding', () => {
    expect(read('/shop', { 'accept-encoding': 'gzip, br' })).toEqual({ host: HOST, address: '/shop', encoding: 'br' });
    expect(read('/shop', {}, { method: 'HEAD' })).toEqual({ host: HOST, address: '/shop', encoding: 'identity' });
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0, gzip;q=0.1', 'gzip'],
    ['zstd', 'identity'],
    ['identity', 'identity'],
    ['', 'identity'],
    ['*', 'br'],
    ['br;q=0, *;q=0.2', 'gzip'],
    ['BR', 'br'],
  ])('that accepts %s gets %s', (accepted, encoding) => {
    expect(read('/', { 'accept-encoding': accepted })?.encoding).toBe(encoding);
  });

  it.each([
    ['/about?utm_source=x', '/about'],
    ['/reset?code=secret', '/reset'],
    ['/shop?utm=1&size=m&color=blue', '/shop?color=blue&size=m'],
    ['/shop?color=purple&page=0', '/shop'],
  ])('%s is the address %s', (url, address) => {
    expect(read(url)?.address).toBe(address);
  });

  it.each([
    ['/api/quote', {}],
    ['/media/a.webp', {}],
    ['/_next/static/chunks/a.js', {}],
    ['/', { rsc: '1' }],
    ['/', { 'next-router-prefetch': '1' }],
    ['/', { 'next-router-segment-prefetch': '/_tree' }],
    ['/', { 'x-nextjs-data': '1' }],
    ['/', { 'x-shop-form-view': 'key' }],
    ['/', { cookie: 'a=b; preview=x' }],
    ['/', { cookie: '__Host-preview=x' }],
    ['/', { cookie: '__prerender_bypass=x' }],
  ] satisfies [string, Record<string, string>][])(
    '%s with %j is answered by Next',
    (url, headers: Record<string, string>) => {
      expect(read(url, headers)).toBeNull();
    },
  );

  it('on an unknown host, or that changes something, is answered by Next', () => {
    expect(read('/', {}, { host: 'unknown.example' })).toBeNull();
    expect(read('/', {}, { method: 'POST' })).toBeNull();
  });
});

describe('the answer', () => {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
    'x-nextjs-cache': 'HIT',
  };
  const body = Buffer.from('<p>');

  it.each(['HIT', 'MISS'])('of the page cache (%s) may be kept', (state) => {
    expect(mayKeep({ status: 200, headers: { ...headers, 'x-nextjs-cache': state }, body })).toBe(true);
  });

  it.each([
    { 'x-nextjs-cache': 'STALE' },
    { 'x-nextjs-cache': undefined },
    { 'cache-control': 'private, no-store' },
    { 'cache-control': 'no-store' },
    { 'cache-control': undefined },
    { 'content-type': 'text/x-component' },
    { 'content-type': undefined },
    { 'set-cookie': 'session=x' },
    { 'set-cookie': ['session=x'] },
  ])('with %j may not', (change) => {
    expect(mayKeep({ status: 200, headers: { ...headers, ...change }, body })).toBe(false);
  });

  it.each([301, 304, 308, 404, 410, 500, 503])('with status %i may not', (status) => {
    expect(mayKeep({ status, headers, body })).toBe(false);
  });

  it('without a body may not', () => {
    expect(mayKeep({ status: 200, headers, body: Buffer.alloc(0) })).toBe(false);
  });
});
