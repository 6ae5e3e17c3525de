import { describe, expect, it, vi } from 'vitest';
import { contactForm, field } from '@/lib/forms/composed/form.fixtures';
import { setErrorListener } from '@/lib/core/report-error';
import { MAX_BODY } from './read-body';
import { useFormPages } from './form-views.fixtures';
import { submitForm } from './submit-form';

// Forms with files use `fetch`, others `send`; both are mocked as the backend.
vi.mock('@/lib/backend/http-send', () => ({
  send: (url: string, { method, headers, body }: RequestInit) => fetch(url, { method, headers, body }),
}));

const good = { name: 'Åsa Öberg', email: 'asa@example.com', message: 'Is the suit warm?', agreed: true };
const rendered = useFormPages('<html>view</html>');
/** Mocks the backend and records requests. */
function backend(answer: unknown = { data: { ok: true } }, status = 201) {
  const calls: { url: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push({ url, body: init.body instanceof FormData ? init.body : JSON.parse(String(init.body)) });
    return Response.json(answer, { status });
  });
  return calls;
}

const caller = { locale: 'nl', ip: '203.0.113.9' } as const;
const send = (body: BodyInit, headers: Record<string, string> = {}, form = contactForm) =>
  submitForm(
    { request: new Request('http://localhost:3000/api/forms/contact', { method: 'POST', body, headers }), caller },
    form,
  );
const json = (body: unknown, headers: Record<string, string> = {}) =>
  send(typeof body === 'string' ? body : JSON.stringify(body), { 'content-type': 'application/json', ...headers });
const refusal = (name: string, status: number) => ({ name, status });

describe('from a script', () => {
  it.each([
    ['at the top', good],
    ['in data', { data: good }],
    ['with what is no field', { ...good, admin: true, state: 'done' }],
  ])('accepts the values %s', async (_, body) => {
    const calls = backend();
    const response = await json(body, { 'idempotency-key': 'key-0001' });
    expect([response.status, await response.json()]).toEqual([201, { data: { ok: true } }]);
    expect(calls).toEqual([
      {
        url: expect.stringMatching(/\/api\/forms\/contact$/),
        body: { data: { values: { ...good, agreed: 'true' }, locale: 'nl', token: 'key-0001' } },
      },
    ]);
  });

  it('reports every invalid field', async () => {
    const calls = backend();
    const details = { errors: expect.arrayContaining([{ path: ['email'], name: expect.any(String) }]) };
    await expect(json({ ...good, email: 'nonsense' })).rejects.toMatchObject({
      ...refusal('ValidationError', 422),
      details,
    });
    for (const wrong of [{ name: { first: 'x' } }, { email: ['a', 'b'] }, { message: true }, { agreed: 'maybe' }])
      await expect(json({ ...good, ...wrong })).rejects.toMatchObject({
        details: { errors: [{ path: [Object.keys(wrong)[0]], name: 'invalid' }] },
      });
    await expect(json({ ...good, name: 'Eve\r\nBcc: all@example.com' })).rejects.toMatchObject(
      refusal('ValidationError', 422),
    );
    expect(calls).toEqual([]);
  });

  it.each(['', '[]', '"x"', '{', 'null'])('rejects %j', async (body) => {
    await expect(json(body)).rejects.toMatchObject(refusal('MalformedRequest', 400));
  });

  it('limits the size', async () => {
    await expect(json({ ...good, message: 'x'.repeat(MAX_BODY) })).rejects.toMatchObject(refusal('TooLarge', 413));
    await expect(send(new URLSearchParams({ message: 'x'.repeat(MAX_BODY) }), { accept: '*/*' })).rejects.toMatchObject(
      refusal('TooLarge', 413),
    );
  });

  it('marks honeypot submissions without telling', async () => {
    const calls = backend();
    expect((await json({ ...good, website: 'https://spam.example' })).status).toBe(201);
    expect(calls[0]?.body).toMatchObject({ data: { suspect: true } });
  });

  it('forwards files and rejects unexpected ones', async () => {
    const form = {
      ...contactForm,
      fields: [field({ name: 'photos', type: 'file', multiple: true, accept: '.png', maxSize: 100 })],
    };
    const calls = backend();
    const body = (name: string, content: string) => {
      const data = new FormData();
      data.append('photos', new File([content], name));
      return data;
    };
    expect((await send(body('otter.png', 'content'), {}, form)).status).toBe(201);
    const sent = calls[0]?.body;
    expect(sent instanceof FormData && [...sent.keys()]).toEqual(['data', 'photos']);
    await expect(send(body('otter.exe', 'content'), {}, form)).rejects.toMatchObject({
      details: { errors: [{ path: ['photos'], name: 'fileType' }] },
    });
    await expect(send(body('otter.png', 'x'.repeat(101)), {}, form)).rejects.toMatchObject({
      details: { errors: [{ path: ['photos'], name: 'fileSize' }] },
    });
    await expect(
      send('no form at all', { 'content-type': 'multipart/form-data; boundary=x' }, form),
    ).rejects.toMatchObject(refusal('MalformedRequest', 400));
  });

  it('forwards errors of the backend', async () => {
    backend({ error: { status: 429, name: 'TooManyRequests', message: 'Too often' } }, 429);
    await expect(json(good)).rejects.toMatchObject(refusal('TooManyRequests', 429));
  });
});

describe('without JavaScript', () => {
  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
  const post = (values: Record<string, string>, headers: Record<string, string> = {}) =>
    send(new URLSearchParams(values), { accept, ...headers });
  const typed = { ...good, agreed: 'true', _page: '/contact', website: '' };

  it('redirects to the page with the success fragment', async () => {
    const calls = backend();
    const response = await post(typed);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/contact#form-contact-sent']);
    expect(calls[0]?.body).toMatchObject({ data: { values: { ...good, agreed: 'true' } } });
  });

  it('deduplicates a double click by content', async () => {
    const calls = backend();
    await post(typed);
    await post(typed);
    await post({ ...typed, name: 'Somebody Else' });
    const tokens = calls.map(({ body }) => (body as { data: { token: string } }).data.token);
    expect(tokens[0]).toBe(tokens[1]);
    expect(tokens[2]).not.toBe(tokens[0]);
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/a\r\nx: y', '/api/x'])(
    'is not led to %j',
    async (page) => {
      backend();
      const response = await post({ ...typed, _page: page }, { referer: 'http://localhost:3000/kontakt?x=1' });
      expect(response.headers.get('location')).toBe('/kontakt#form-contact-sent');
    },
  );

  it('rerenders the form with typed values, without storing them', async () => {
    const response = await post({ ...typed, email: 'nonsense', name: '<script>alert(1)</script>' });
    expect([response.status, await response.text()]).toEqual([422, '<html>view</html>']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(rendered[0]).toMatchObject({
      slug: 'contact',
      status: 422,
      page: '/contact',
      problem: null,
      values: { name: '<script>alert(1)</script>', email: 'nonsense', message: good.message, agreed: 'true' },
      errors: [{ name: 'email' }],
    });
    expect((globalThis as { shopFormViews?: Map<string, unknown> }).shopFormViews?.size).toBe(0);
  });

  it('shows other errors and keeps typed values', async () => {
    setErrorListener(() => {});
    backend({ error: { status: 429, name: 'TooManyRequests', message: 'Too often' } }, 429);
    expect((await post(typed)).status).toBe(429);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
    expect((await post(typed)).status).toBe(500);
    expect((await post({ ...typed, message: 'x'.repeat(MAX_BODY) })).status).toBe(413);
    expect(rendered.map((view) => [view?.problem, view?.values.name])).toEqual([
      ['TooManyRequests', good.name],
      ['UnknownError', good.name],
      ['TooLarge', ''],
    ]);
  });
});
