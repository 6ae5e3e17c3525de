import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { callApi } from './api';

const fetched = vi.fn();
vi.stubGlobal('fetch', fetched);
afterEach(() => fetched.mockReset());

const json = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));

describe('callApi', () => {
  it('returns the value of the schema or of the parse function', async () => {
    fetched.mockImplementation(() => json({ data: { total: 5 } }));
    expect(await callApi('/api/quote', { schema: z.object({ data: z.object({ total: z.number() }) }) })).toEqual({
      ok: true,
      data: { data: { total: 5 } },
    });
    expect(await callApi('/api/quote', { parse: () => 'parsed' })).toEqual({ ok: true, data: 'parsed' });
  });

  it('sends JSON, and form data unchanged', async () => {
    fetched.mockImplementation(() => json(null));
    await callApi('/api/quote', { method: 'POST', body: { cart: [] }, headers: { 'Idempotency-Key': 'k' } });
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({
      method: 'POST',
      body: '{"cart":[]}',
      headers: { 'content-type': 'application/json', 'Idempotency-Key': 'k' },
    });
    const form = new FormData();
    await callApi('/api/me', { method: 'PUT', body: form });
    expect(fetched.mock.calls[1]?.[1].body).toBe(form);
    expect(fetched.mock.calls[1]?.[1].headers).not.toHaveProperty('content-type');
  });

  it('returns the name of the error', async () => {
    fetched.mockImplementation(() =>
      json({ error: { status: 409, name: 'SoldOut', message: 'x', details: { lines: [] } } }, 409),
    );
    expect(await callApi('/api/orders')).toEqual({
      ok: false,
      error: { status: 409, name: 'SoldOut', message: 'x', details: { lines: [] } },
    });
    fetched.mockImplementation(() => Promise.resolve(new Response('<html>', { status: 502 })));
    expect(await callApi('/api/orders')).toMatchObject({ ok: false, error: { status: 502, name: 'UnknownError' } });
    fetched.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await callApi('/api/orders')).toMatchObject({ ok: false, error: { status: 0, name: 'Network' } });
  });

  it('rejects a response that does not match the schema', async () => {
    fetched.mockImplementation(() => json({ data: 'nonsense' }));
    expect(await callApi('/x', { schema: z.object({ data: z.number() }) })).toMatchObject({
      ok: false,
      error: { name: 'UnknownError' },
    });
    const parse = () => {
      throw new Error('no');
    };
    expect(await callApi('/x', { parse })).toMatchObject({ ok: false, error: { name: 'UnknownError' } });
  });

  it('aborts with its signal', async () => {
    const controller = new AbortController();
    controller.abort();
    fetched.mockImplementation(() => Promise.reject(new DOMException('aborted', 'AbortError')));
    await expect(callApi('/x', { signal: controller.signal })).rejects.toThrow('aborted');
  });
});
