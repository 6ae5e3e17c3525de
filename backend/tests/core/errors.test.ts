import { describe, expect, it } from 'vitest';
import { asStorefront, call } from '../support/client';
import type { ErrorAnswer } from '../support/content';

describe('errors', () => {
  it.each(['/api', '/api/nope', '/api/nope/deeper?x=1', '/api/pages/a/b'])('unknown path %s', async (path) => {
    const { status, body } = await call<ErrorAnswer>(path);
    const { pathname } = new URL(path, 'http://x');
    expect(status).toBe(404);
    expect(body.error).toEqual({ status: 404, name: 'NotFound', message: `Page not found: ${pathname}`, details: {} });
  });

  it.each(['pages', 'products', 'product-variants', 'lessons'])('unknown id of %s', async (path) => {
    for (const id of ['nope', '1', "'--", 'x'.repeat(2000)]) {
      const { status, body } = await call<ErrorAnswer>(`/api/${path}/${id}`);
      expect([status, body.error.name], id.slice(0, 9)).toEqual([404, 'NotFound']);
    }
  });

  it('a null byte in the path', async () => {
    const { status, body } = await call<ErrorAnswer>('/api/pages/%00');
    expect([status, body.error.name]).toEqual([400, 'MalformedRequest']);
  });

  it.each(['{"identifier":', '[1', 'null,', '"'])('broken JSON %s', async (body) => {
    const answer = await call<ErrorAnswer>('/api/auth/local', {
      method: 'POST',
      body,
      headers: { ...asStorefront(), 'content-type': 'application/json' },
    });
    expect([answer.status, answer.body.error.name]).toEqual([400, 'MalformedRequest']);
  });

  it('broken multipart', async () => {
    const headers = { ...asStorefront(), 'content-type': 'multipart/form-data' };
    const { status, body } = await call<ErrorAnswer>('/api/users/me', { method: 'PUT', body: 'x', headers });
    expect([400, 401]).toContain(status);
    expect(['MalformedRequest', 'Unauthorized']).toContain(body.error.name);
  });

  it('a body that is too large', async () => {
    const json = { identifier: 'x'.repeat(1_200_000), password: 'y' };
    const { status, body } = await call<ErrorAnswer>('/api/auth/local', {
      method: 'POST',
      json,
      headers: asStorefront(),
    });
    expect([status, body.error.name]).toEqual([413, 'PayloadTooLarge']);
  });

  it('a form of unknown length without credentials', async () => {
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('--x\r\n'));
        controller.close();
      },
    });
    const init = {
      method: 'POST',
      body: stream,
      duplex: 'half',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    };
    const { status } = await call('/api/auth/local', init as RequestInit);
    expect(status).toBe(411);
  });

  it('an unsupported method', async () => {
    const { status, body } = await call<ErrorAnswer>('/api/shipping-countries', { method: 'DELETE' });
    expect(status).toBe(405);
    expect(body.error.name).toBe('MethodNotAllowed');
  });

  it('never echoes the input', async () => {
    const secret = 'kort!';
    for (const path of ['local/register', 'local', 'reset-password', 'forgot-password']) {
      const json = {
        email: `not an address ${secret}`,
        username: secret,
        identifier: secret,
        password: secret,
        passwordConfirmation: `${secret}2`,
        code: secret,
      };
      const answer = await call<ErrorAnswer>(`/api/auth/${path}`, { method: 'POST', json, headers: asStorefront() });
      expect([400, 422], path).toContain(answer.status);
      expect(JSON.stringify(answer.body), path).not.toContain(secret);
    }
  });

  it.each([
    'pages?filters[nope]=1',
    'pages?sort=nope',
    'pages?populate=nope',
    'pages?populate[blocks][on][blocks.nope][populate]=*',
    'pages?nope=1',
    'pages?pagination[page]=-1',
    'pages?pagination[pageSize]=abc',
    'pages?fields=nope',
    'pages?filters[id][$in][$in]=1',
    'pages?filters[$or]=1',
    'pages?filters[title][$between]=1',
    'pages?filters[title][$jsonSupersetOf]=1',
    'pages?filters[createdBy][email][$startsWith]=a',
    'pages?populate=createdBy',
    'pages?populate[localizations][filters][$or]=1',
    'pages?_q[]=a',
    'pages?locale[a]=b',
    'pages?fields=',
    'product-variants?sort=product.title',
    'product-variants?filters[product][nope]=1',
    'product-variants?filters[product]=1',
    'product-variants?filters[$and][0][product][title]=x',
    'product-variants?populate[product][populate][nope]=1',
    'product-variants?populate=product,intro',
  ])('an unusual query causes no server error: %s', async (path) => {
    const { status, body } = await call<ErrorAnswer>(`/api/${path}`);
    expect([200, 400], JSON.stringify(body).slice(0, 300)).toContain(status);
    expect(JSON.stringify(body)).not.toMatch(/select |SQLITE|knex/i);
  });
});
