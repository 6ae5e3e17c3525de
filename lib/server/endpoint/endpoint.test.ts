import { NextRequest } from 'next/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { BackendDown, BackendError } from '@/lib/backend/errors';
import { setErrorListener } from '@/lib/core/report-error';
import { extractToken } from './auth-calls';
import { MAX_BODY, readBytes, readJsonObject } from './read-body';
import { clearSessionCookies, writeSessionCookies } from '@/lib/session/cookies';
import { jsonResponse, endpoint } from './endpoint';
import { mediaHeaders, toUploadPath } from './upload-headers';
import { isOwnOrigin } from './same-origin';
import { parseLocaleHosts } from '@/backend/contract/locale-hosts';

const shop = 'http://localhost:3000';
const reported: unknown[] = [];
beforeAll(() => {
  vi.stubEnv('SHOP_SECRET', 'shop-secret-of-the-test');
  vi.stubEnv('REVALIDATE_SECRET', 'revalidate-secret-of-the-test');
});
beforeEach(() => setErrorListener((error) => reported.push(error)));
afterEach(() => {
  setErrorListener();
  reported.length = 0;
});

function call(
  run: Parameters<typeof endpoint>[0],
  init: { method?: string; headers?: Record<string, string>; body?: string } = {},
) {
  const request = new NextRequest(`${shop}/api/x`, { ...init, headers: { host: 'localhost:3000', ...init.headers } });
  return endpoint(run)(request, { params: Promise.resolve({}) });
}

describe('endpoint', () => {
  it('describes the caller', async () => {
    const seen: unknown[] = [];
    await call(
      async ({ caller, orderAccess, secure }) => {
        seen.push(caller, orderAccess, secure);
        return jsonResponse({});
      },
      {
        headers: {
          host: 'fr.localhost:3000',
          'x-forwarded-for': '1.2.3.4',
          cookie: 'session=jwt; order-access=a.b; locale=de',
        },
      },
    );
    expect(seen).toEqual([expect.objectContaining({ locale: 'fr', ip: '1.2.3.4', token: 'jwt' }), 'a.b', false]);
  });

  it('issues a device id when sign-in starts, and only accepts well-formed ones', async () => {
    const devices: (string | undefined)[] = [];
    const run = endpoint(
      async ({ caller }) => {
        devices.push(caller.device);
        return jsonResponse({});
      },
      { device: true },
    );
    const mark = 'm'.repeat(43);
    const visit = (cookie: string) =>
      run(new NextRequest(`${shop}/api/x`, { headers: { host: 'localhost:3000', cookie } }), {
        params: Promise.resolve({}),
      });
    const first = (await visit('')).headers.getSetCookie();
    expect(first).toEqual([expect.stringMatching(/^device=[\w-]{43}; .*HttpOnly/)]);
    expect(first[0]).toContain(`device=${devices[0]};`);
    expect((await visit(`device=${mark}`)).headers.getSetCookie()).toEqual([]);
    expect((await visit('device=%0d%0ax')).headers.getSetCookie()).toHaveLength(1);
    expect(devices[1]).toBe(mark);
    expect(devices[2]).toMatch(/^[\w-]{43}$/);
  });

  it.each(['%E2%82%AC', 'a%0d%0ab', 'a b', '%00', 'x'.repeat(3000)])(
    'ends a session that is no session: %s',
    async (value) => {
      const seen: unknown[] = [];
      const response = await call(
        async ({ caller, orderAccess }) => {
          seen.push(caller.token, orderAccess);
          return jsonResponse({});
        },
        { headers: { cookie: `session=${value}; order-access=%E2%82%AC` } },
      );
      expect(seen).toEqual([undefined, undefined]);
      expect(response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])).toEqual(['session=', 'signed-in=']);
    },
  );

  it('clears cookies of an invalid session unless the response opens a new one', async () => {
    const cookie = { headers: { cookie: 'session=old' } };
    const ended = await call(async ({ caller }) => {
      caller.onInvalidToken?.();
      return jsonResponse({});
    }, cookie);
    expect(ended.headers.getSetCookie()[0]).toMatch(/^session=; .*Max-Age=0/);
    const renewed = await call(async ({ caller }) => {
      caller.onInvalidToken?.();
      return jsonResponse({}, { cookies: writeSessionCookies('new', false) });
    }, cookie);
    expect(renewed.headers.getSetCookie().map((entry) => entry.split(';')[0])).toEqual(['session=new', 'signed-in=1']);
  });

  it('sets retry-after', async () => {
    const refuse = (details: unknown) =>
      call(() => Promise.reject(new BackendError({ status: 429, name: 'TooManyRequests', message: '', details })));
    expect((await refuse({ retryAfter: 840 })).headers.get('retry-after')).toBe('840');
    expect((await refuse(undefined)).headers.get('retry-after')).toBe('60');
  });

  it('rejects cross-origin changes', async () => {
    const run = vi.fn(async () => jsonResponse({}));
    for (const origin of [undefined, 'https://evil.example', 'null', 'http://de.localhost:3000']) {
      const response = await call(run, { method: 'POST', headers: origin ? { origin } : {} });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ error: { name: 'Forbidden' } });
    }
    expect(run).not.toHaveBeenCalled();
    expect((await call(run, { method: 'POST', headers: { origin: shop } })).status).toBe(200);
  });

  it('forwards errors of the backend', async () => {
    const details = { errors: [{ path: ['user', 'email'], name: 'email' }] };
    const response = await call(() =>
      Promise.reject(new BackendError({ status: 422, name: 'ValidationError', message: 'No', details })),
    );
    expect(response.status).toBe(422);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ error: { status: 422, name: 'ValidationError', message: 'No', details } });
  });

  it('hides internal errors', async () => {
    for (const error of [new BackendDown('connect ECONNREFUSED 127.0.0.1:1337'), new TypeError('x is undefined')]) {
      const response = await call(() => Promise.reject(error));
      expect(response.status).toBe(500);
      expect(await response.json()).toEqual({
        error: { status: 500, name: 'UnknownError', message: 'Something went wrong' },
      });
    }
    // The first one was already reported by the client.
    expect(reported).toHaveLength(1);
  });

  it('rejects bodies that are too large or not JSON', async () => {
    const read = async ({ request }: { request: NextRequest }) => jsonResponse(await readJsonObject(request));
    const post = (body: string) => call(read, { method: 'POST', headers: { origin: shop }, body });
    expect((await post('{')).status).toBe(400);
    expect((await post('[1]')).status).toBe(400);
    expect((await post(`{"a":"${'x'.repeat(MAX_BODY)}"}`)).status).toBe(413);
    expect(await (await post('')).json()).toEqual({});
    expect(await (await post('{"a":1}')).json()).toEqual({ a: 1 });
  });
});

it('counts the bytes of a body without content-length', async () => {
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(new Uint8Array(50_000));
    },
  });
  const request = new Request(`${shop}/api/x`, { method: 'POST', body: stream, duplex: 'half' } as RequestInit);
  await expect(readBytes(request)).rejects.toMatchObject({ status: 413 });
});

describe('isOwnOrigin', () => {
  const origins = parseLocaleHosts(
    'nl=https://a.nl,en=https://a.eu,de=https://a.de,es=https://a.es,fr=https://a.fr,sv=https://a.se',
    3000,
  );

  it('requires the exact origin of this host', () => {
    expect(isOwnOrigin('POST', 'https://a.de', 'a.de', origins)).toBe(true);
    for (const origin of ['http://a.de', 'https://a.nl', 'https://a.de.evil.com', null])
      expect(isOwnOrigin('POST', origin, 'a.de', origins)).toBe(false);
  });

  it('compares with the Host header without a configured origin, and allows reads', () => {
    expect(isOwnOrigin('PUT', 'http://127.0.0.1:3000', '127.0.0.1:3000', origins)).toBe(true);
    expect(isOwnOrigin('PUT', 'http://evil.example', '127.0.0.1:3000', origins)).toBe(false);
    expect(isOwnOrigin('GET', null, 'a.de', origins)).toBe(true);
  });
});

describe('cookies', () => {
  it('of a session use __Host- over https', () => {
    expect(writeSessionCookies('jwt', true)[0]).toBe(
      '__Host-session=jwt; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly; Secure',
    );
    expect(writeSessionCookies('jwt', false)).toEqual([
      'session=jwt; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly',
      'signed-in=1; Path=/; Max-Age=2592000; SameSite=Lax',
    ]);
    expect(clearSessionCookies(false)[0]).toContain('Max-Age=0');
  });

  it('are the only place of the token', () => {
    expect(extractToken({ jwt: 'x', refreshToken: 'y', user: { id: 1 } })).toEqual({
      jwt: 'x',
      rest: { user: { id: 1 } },
    });
    expect(extractToken('nonsense')).toEqual({ jwt: undefined, rest: {} });
  });
});

describe('media', () => {
  it('accepts upload names only', () => {
    expect(toUploadPath(['suit_blue_a1b2.webp'])).toBe('suit_blue_a1b2.webp');
    for (const path of [
      [],
      ['..', 'x'],
      ['.env'],
      ['a/b'],
      ['a%2fb'],
      ['a\\b'],
      ['a', 'b', 'c', 'd', 'e'],
      ['x'.repeat(300)],
    ]) {
      expect(toUploadPath(path)).toBeNull();
    }
  });

  it('serves images, videos and PDFs but nothing executable', () => {
    const headersOf = (type: string, path = 'suit.webp') =>
      mediaHeaders(path, 200, new Headers({ 'content-type': type, 'x-powered-by': 'Strapi', etag: '"x"' }));
    expect(Object.fromEntries(headersOf('image/webp') ?? [])).toEqual({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/webp',
      etag: '"x"',
      'x-content-type-options': 'nosniff',
    });
    // Removable files are not cached forever.
    expect(headersOf('image/webp', 'reviews/a.webp')?.get('cache-control')).toBe('public, max-age=3600');
    expect(headersOf('image/svg+xml')?.get('content-security-policy')).toContain('sandbox');
    for (const type of ['text/html', 'application/javascript', 'application/json', ''])
      expect(headersOf(type)).toBeNull();
  });

  it('preserves the content length under its own header', () => {
    const lengthOf = (extra: Record<string, string>) =>
      mediaHeaders('film.mp4', 206, new Headers({ 'content-type': 'video/mp4', 'content-length': '4', ...extra }))?.get(
        'x-shop-length',
      );
    expect(lengthOf({})).toBe('4');
    // Decompressed bodies have another length.
    expect(lengthOf({ 'content-encoding': 'gzip' })).toBeNull();
  });
});
