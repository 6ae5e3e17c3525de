import { describe, expect, it } from 'vitest';
import { MAX_REVIEW_BYTES } from '@/lib/catalog/reviews/review-form';
import { cleanUrl } from '@/lib/routing/clean-url';
import { errorPageFor, isAssetPath } from './error-page-kinds';
import { staticErrorPage } from './static-error-page';
import { rejectionStatus } from './reject-request';
import { securityHeaders } from './security-headers';
import { findStatus } from './page-status';

describe('findStatus', () => {
  it('reads the marker, but not similar text', () => {
    expect(findStatus('<main id="main" data-http-status="404" class="x">')).toBe(404);
    expect(findStatus('<script>{\\"data-http-status\\":404}</script>')).toBeNull();
    expect(findStatus('<p>data-http-status=&quot;503&quot;</p>')).toBeNull();
    expect(findStatus('<main data-http-status="999">')).toBeNull();
  });
});

const KEY = 'a-B_9'.repeat(8) + 'xyz';

describe('cleanUrl', () => {
  it.each([
    ['/reset?code=SECRET', '/reset', '?code=SECRET'],
    ['/connect/google/redirect?access_token=SECRET', '/connect/google/redirect', '?access_token=SECRET'],
    ['/shop?size=m&email=me&color=blue', '/shop?color=blue&size=m', '?size=m&email=me&color=blue'],
    ['/shop?color=secret&_rsc=abc', '/shop?_rsc=abc', '?color=secret'],
    ['/blogg?tag=hemma&page=2&email=me', '/blogg?page=2&tag=hemma', '?tag=hemma&page=2&email=me'],
    ['/shop?tag=hemma', '/shop', '?tag=hemma'],
    ['/order-payment?order=abc', '/order-payment?order=abc', '?order=abc'],
    ['/back-in-stock?request=a.b', '/back-in-stock?request=a.b', '?request=a.b'],
    [`/review/${KEY}?done=abc`, `/review/${KEY}?done=abc`, '?done=abc'],
    [`/review/${KEY}/stop?done=1`, `/review/${KEY}/stop?done=1`, '?done=1'],
    ['/review/x?done=abc', '/review/x', '?done=abc'],
    ['/avis?stars=5&product=a&x=1', '/avis?product=a&stars=5', '?stars=5&product=a&x=1'],
    ['/cart-reminder?stop=a.b', '/cart-reminder?stop=a.b', '?stop=a.b'],
    ['/newsletter?confirm=a.b', '/newsletter?confirm=a.b', '?confirm=a.b'],
    ['/practice-mail?stop=a.b', '/practice-mail?stop=a.b', '?stop=a.b'],
    ['/certificates?number=a', '/certificates?number=a', '?number=a'],
    ['/free-lessons?code=a', '/free-lessons?code=a', '?code=a'],
    ['/api/orders/x/access?key=y', '/api/orders/x/access?key=y', '?key=y'],
    ['/_next/image?url=x&w=1', '/_next/image?url=x&w=1', '?url=x&w=1'],
    ['/search?q=Float%20Suit&x=1', '/search?q=Float%20Suit&x=1', '?q=Float%20Suit&x=1'],
    ['/shop?q=words', '/shop', '?q=words'],
    ['/shop', '/shop', ''],
    ['/?', '/', ''],
  ])('%s -> %s', (url, cleaned, search) => {
    const options = [
      { key: 'color', values: ['blue'] },
      { key: 'size', values: ['m'] },
    ];
    expect(cleanUrl(url, true, options)).toEqual({ url: cleaned, search });
  });

  it('keeps the parameter of the router on its requests only', () => {
    for (const path of ['/shop', '/', '/academy'])
      expect(cleanUrl(`${path}?_rsc=JUNK`, false)).toEqual({ url: path, search: '' });
  });
});

describe('rejectionStatus', () => {
  const ask = (method: string, url: string, length = '0') =>
    rejectionStatus({ method, url, headers: { 'content-length': length } });

  it('accepts ordinary requests', () => {
    for (const method of ['GET', 'HEAD']) expect(ask(method, '/shop')).toBeNull();
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS']) expect(ask(method, '/api/quote')).toBeNull();
  });

  it('returns the rejection status', () => {
    expect(ask('POST', '/shop')).toBe(405);
    expect(ask('TRACE', '/api/quote')).toBe(405);
    expect(ask('GET', 'http://evil.example/')).toBe(400);
    expect(ask('GET', `/${'x'.repeat(5000)}`)).toBe(414);
    expect(ask('POST', '/api/quote', '99999999')).toBe(413);
    expect(ask('POST', '/api/forms/return', '9999999')).toBeNull();
    expect(ask('POST', '/api/forms/return', '99999999')).toBe(413);
  });

  it('accepts a review with the maximum of photos', () => {
    expect(ask('POST', '/api/reviews', String(MAX_REVIEW_BYTES))).toBeNull();
    expect(ask('POST', '/api/reviews', '99999999')).toBe(413);
    expect(ask('POST', '/api/reviews/stop', '9999999')).toBe(413);
  });
});

describe('fallbackFor', () => {
  it('replaces error responses', () => {
    expect(errorPageFor(404, false)).toBe('not-found');
    expect(errorPageFor(500, false)).toBe('error');
    expect(errorPageFor(500, true)).toBe('unavailable');
    expect(errorPageFor(503, false)).toBe('unavailable');
    for (const status of [200, 304, 308, 400, 405, 413]) expect(errorPageFor(status, true)).toBeNull();
  });

  it('recognizes asset paths', () => {
    for (const path of ['/_next/static/x', '/images/a', '/media/b', '/favicon.ico'])
      expect(isAssetPath(path)).toBe(true);
    for (const path of ['/', '/shop/suit', '/imagesx']) expect(isAssetPath(path)).toBe(false);
  });

  it('has a static page in each language', () => {
    expect(staticErrorPage('sv', 'unavailable')).toContain('<html lang="sv">');
    expect(findStatus(staticErrorPage('de', 'error'))).toBe(500);
  });
});

it('sets HSTS over https only', () => {
  const names = (https: boolean) => securityHeaders(https).map(([name]) => name);
  expect(names(false)).toEqual(
    expect.arrayContaining(['x-content-type-options', 'referrer-policy', 'permissions-policy']),
  );
  expect(names(false)).not.toContain('strict-transport-security');
  expect(names(true)).toContain('strict-transport-security');
});

it('forbids guessing of types, and sends no paths as referrer to others', () => {
  const headers = (secretUrl: boolean) => Object.fromEntries(securityHeaders(true, secretUrl));
  expect(headers(false)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
  expect(headers(true)['referrer-policy']).toBe('strict-origin');
});
