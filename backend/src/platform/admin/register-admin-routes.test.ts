import type { Context } from 'koa';
import { describe, expect, it, vi } from 'vitest';
import { ShopError } from '../../domain/shop-error';
import { type AdminRoute, toHandler } from './register-admin-routes';

async function call(handle: AdminRoute['handle']) {
  const set = vi.fn();
  const ctx = { set, status: 200 } as unknown as Context;
  await toHandler(handle)(ctx);
  expect(set).toHaveBeenCalledWith('cache-control', 'no-store');
  return { status: ctx.status, body: ctx.body };
}

describe('toHandler', () => {
  it('responds with what the handler resolves to', async () => {
    expect(await call(async () => ({ ok: true }))).toEqual({ status: 200, body: { data: { ok: true } } });
    expect(await call(() => null)).toEqual({ status: 200, body: { data: null } });
  });

  it('keeps a body written by the handler', async () => {
    const written = await call((ctx) => {
      ctx.body = 'a;b';
    });
    expect(written.body).toBe('a;b');
  });

  it('converts a ShopError into an error response', async () => {
    const refuse = () => {
      throw new ShopError('NotFound', 'There is no such order', { order: 'x' });
    };
    expect(await call(refuse)).toEqual({
      status: 404,
      body: {
        data: null,
        error: { status: 404, name: 'NotFound', message: 'There is no such order', details: { order: 'x' } },
      },
    });
  });

  it('rethrows unexpected errors', async () => {
    await expect(call(() => Promise.reject(new TypeError('x')))).rejects.toThrow(TypeError);
  });
});
