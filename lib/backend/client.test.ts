import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { setErrorListener } from '@/lib/core/report-error';
import { type FakeBackend, startFakeBackend } from '@/tests/fixtures/fake-backend';
import { request, requestData } from './client';
import { create, find, findOne } from './content-client';
import { BackendDown, BackendError, isOutage } from './errors';

const preview = vi.hoisted(() => ({ on: false }));
vi.mock('./draft-mode', () => ({ isPreview: async () => preview.on }));

const reported: { error: unknown; where: string; status?: number }[] = [];
let backend: FakeBackend;

beforeAll(async () => {
  backend = await startFakeBackend();
  vi.stubEnv('BACKEND_URL', backend.url);
  vi.stubEnv('SHOP_SECRET', 'shop-secret-of-the-test');
  vi.stubEnv('REVALIDATE_SECRET', 'revalidate-secret-of-the-test');
});
beforeEach(() => {
  backend.reset();
  reported.length = 0;
  setErrorListener((error, context) => reported.push({ error, ...context }));
});
afterEach(() => setErrorListener());
afterAll(() => backend.close());

const named = z.object({ id: z.string(), title: z.string() });
const page = { data: { id: 'p', attributes: { title: 'Home' } } };

describe('request headers and body', () => {
  it('is signed and carries the caller and the locale', async () => {
    backend.on('/pages', { json: page });
    await request('/pages/p', { caller: { locale: 'de', ip: '1.2.3.4', token: 'jwt' } });
    expect(backend.calls[0]?.headers).toMatchObject({
      'x-shop-secret': 'shop-secret-of-the-test',
      'x-shop-locale': 'de',
      'x-shop-ip': '1.2.3.4',
      authorization: 'Bearer jwt',
    });
  });

  it('sends JSON, and other bodies unchanged', async () => {
    backend.on('/', { json: null });
    await request('/a', { method: 'POST', body: { data: 1 } });
    await request('/b', { method: 'POST', body: new URLSearchParams({ id: 'tr_1' }) });
    expect(backend.calls.map(({ body }) => body)).toEqual(['{"data":1}', 'id=tr_1']);
    expect(backend.calls[0]?.headers['content-type']).toBe('application/json');
    expect(backend.calls[1]?.headers['content-type']).toContain('x-www-form-urlencoded');
  });
});

describe('retry', () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])('reads are retried once after %i', async (status) => {
    backend.on('/pages', (_call, attempt) => (attempt === 1 ? { status, json: {} } : { json: page }));
    expect(await requestData('/pages/p', named)).toEqual({ id: 'p', title: 'Home' });
    expect(backend.calls).toHaveLength(2);
  });

  it('reads are retried once, and only once, after a network failure', async () => {
    backend.on('/pages', (_call, attempt) => (attempt === 1 ? { hangUp: true } : { json: page }));
    expect((await request('/pages/p')).status).toBe(200);
    backend.on('/dead', { hangUp: true });
    await expect(request('/dead')).rejects.toThrow(BackendDown);
    expect(backend.calls.filter(({ url }) => url === '/dead')).toHaveLength(2);
  });

  it.each([400, 401, 403, 404, 422, 501])('a response of %i is not retried', async (status) => {
    backend.on('/pages', { status, json: {} });
    expect((await request('/pages/p')).status).toBe(status);
    expect(backend.calls).toHaveLength(1);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('a %s is never repeated', async (method) => {
    backend.on('/orders', { status: 503, json: {} });
    expect((await request('/orders', { method, body: {} })).status).toBe(503);
    backend.on('/orders', { hangUp: true });
    await expect(request('/orders', { method, body: {} })).rejects.toThrow(BackendDown);
    expect(backend.calls).toHaveLength(2);
  });
});

describe('failures', () => {
  it('rethrow the error of the response with its details', async () => {
    const details = { errors: [{ path: ['user', 'email'], name: 'email' }] };
    backend.on('/orders', {
      status: 422,
      json: { data: null, error: { status: 422, name: 'ValidationError', message: 'No', details } },
    });
    const failure = await create('/orders', {}, named).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(BackendError);
    expect(failure).toMatchObject({ status: 422, name: 'ValidationError', message: 'No', details });
    expect(reported).toEqual([{ error: failure, where: 'backend POST /orders', status: 422 }]);
  });

  it('contain public URLs of pictures', async () => {
    const details = { lines: [{ image: { url: '/uploads/suit_1.webp', alt: '' } }] };
    const error = { status: 409, name: 'TotalChanged', message: 'No', details };
    backend.on('/orders', { status: 409, json: { data: null, error } });
    await expect(create('/orders', {}, named)).rejects.toMatchObject({
      details: { lines: [{ image: { url: '/media/suit_1.webp', alt: '' } }] },
    });
  });

  it('become UnknownError 500 without an error body, and are reported once', async () => {
    backend.on('/orders', { status: 502, text: '<html>Bad gateway</html>', type: 'text/html' });
    await expect(create('/orders', {}, named)).rejects.toMatchObject({ status: 500, name: 'UnknownError' });
    expect(reported).toHaveLength(1);
    expect(reported[0]?.where).toBe('backend POST /orders');
  });

  it('become BackendDown on a timeout', async () => {
    backend.on('/slow', { json: page, delayMs: 300 });
    const failure = await request('/slow', { timeoutMs: 30 }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(BackendDown);
    expect(isOutage(failure)).toBe(true);
    expect(reported).toHaveLength(1);
    // None if a busy machine spent the time before sending it.
    expect(backend.calls.length).toBeLessThan(2);
  });

  it('become BackendDown when the response does not match the schema', async () => {
    backend.on('/pages', { json: { data: { id: 'p', attributes: {} } } });
    await expect(requestData('/pages/p', named)).rejects.toThrow(/title/);
  });
});

describe('reads', () => {
  it('find a list, without invalid entries', async () => {
    backend.on('/pages', {
      json: {
        data: [
          { id: 'a', attributes: { title: 'A' } },
          { id: 'b', attributes: {} },
        ],
      },
    });
    expect(await find('pages', named, { locale: 'fr' })).toEqual([{ id: 'a', title: 'A' }]);
    expect(decodeURIComponent(backend.calls[0]?.url ?? '')).toBe('/pages?locale=fr&pagination[pageSize]=200');
  });

  it('find one entry, or null', async () => {
    backend.on('/pages/p', { json: page });
    expect(await findOne('pages', 'p', named, { locale: 'nl' })).toEqual({ id: 'p', title: 'Home' });
    expect(await findOne('pages', 'gone', named, { locale: 'nl' })).toBeNull();
  });

  it('in a preview request drafts, skip the cache, and fall back to another language', async () => {
    const answer = (title: string) => ({ json: { data: { id: 'p', attributes: { title } } } });
    const error = { status: 404, name: 'NotFound', message: 'Not here' };
    const missing = { status: 404, json: { data: null, error } };
    backend.on('/pages/d', (call) => answer(call.url.includes('status=draft') ? 'Draft' : 'Live'));
    backend.on('/pages/n', (call) => (call.url.includes('locale=nl') ? answer('Alleen hier') : missing));
    const ask = (id: string) => findOne('pages', id, named, { locale: 'de', tags: [`page:${id}`] });
    preview.on = true;
    expect(await ask('d')).toMatchObject({ title: 'Draft' });
    expect(await ask('n')).toMatchObject({ title: 'Alleen hier' });
    preview.on = false;
    expect(await ask('d')).toMatchObject({ title: 'Live' });
    expect(await ask('n')).toBeNull();
    backend.on('/pages/d', { status: 503, json: {} });
    expect(await ask('d')).toMatchObject({ title: 'Live' });
  });

  it('fall back to the last good response per language while the backend is down', async () => {
    backend.on('/pages/p', (call) => ({
      json: { data: { id: 'p', attributes: { title: call.url.includes('locale=nl') ? 'Thuis' : 'Home' } } },
    }));
    const ask = (locale: 'nl' | 'en' | 'de') => findOne('pages', 'p', named, { locale, tags: ['page:p'] });
    await ask('nl');
    await ask('en');
    backend.on('/pages/p', { status: 503, json: {} });
    expect(await ask('nl')).toMatchObject({ title: 'Thuis' });
    expect(await ask('en')).toMatchObject({ title: 'Home' });
    await expect(ask('de')).rejects.toMatchObject({ status: 500 });
  });
});
