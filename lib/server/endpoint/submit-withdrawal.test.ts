import { describe, expect, it, vi } from 'vitest';
import { setErrorListener } from '@/lib/core/report-error';
import { MAX_BODY } from './read-body';
import type { WithdrawalView } from './form-views';
import { useFormPages } from './form-views.fixtures';
import { submitWithdrawal } from './submit-withdrawal';

// Uncached requests use `send`, mocked as the backend.
vi.mock('@/lib/backend/http-send', () => ({
  send: (url: string, { method, headers, body }: RequestInit) => fetch(url, { method, headers, body }),
}));

const typed = { name: 'Åsa Öberg', orderNr: 'ZW2026-00042', email: 'asa@example.com', text: '', _page: '/herroepen' };
const receipt = { receiptNr: 'WD-7K3Q9ZMA', moment: '20 oktober 2026' };
const order = {
  slug: 'abcdefgh12345678',
  orderNr: 'ZW2026-00042',
  lines: [
    { variantId: 'suit', title: 'Suit', quantity: 2 },
    { variantId: 'poncho', title: 'Poncho', quantity: 1 },
  ],
};
const rendered = useFormPages('<html>step</html>');
const last = () => rendered.at(-1) as WithdrawalView;
/** Mocks the backend and records requests. */
function backend(answer: unknown = { data: { ...receipt, statedAt: 'x' } }, status = 201) {
  const calls: { headers: Headers; data: Record<string, unknown> }[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const { data } = JSON.parse(String(init.body)) as { data: Record<string, unknown> };
    calls.push({ headers: new Headers(init.headers), data });
    return Response.json(answer, { status });
  });
  return calls;
}

const call = (body: BodyInit, headers: Record<string, string>) =>
  submitWithdrawal({
    request: new Request('http://localhost:3000/api/withdrawals', { method: 'POST', body, headers }),
    caller: { locale: 'nl', ip: '203.0.113.9' },
    orderAccess: `${order.slug}.key`,
  });
const json = (body: object) => call(JSON.stringify(body), { 'content-type': 'application/json' });
const post = (fields: Record<string, string>) =>
  call(new URLSearchParams(fields), {
    accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
    referer: 'http://localhost:3000/kontakt',
  });

describe('from a script', () => {
  it('is sent completely and returns its receipt', async () => {
    const calls = backend();
    const response = await json({ data: { ...typed, _token: 'token-0001' } });
    expect([response.status, await response.json()]).toEqual([201, { data: receipt }]);
    const { _page: _, ...statement } = typed;
    expect(calls[0]?.data).toEqual({ ...statement, lines: [], order: null, token: 'token-0001' });
    expect(calls[0]?.headers.get('x-order-access')).toBe(`${order.slug}.key`);
  });

  it('lists the lines of a partial withdrawal', async () => {
    const calls = backend();
    await json({
      data: { ...typed, orderNr: 'another', 'lines.suit': '1', 'lines.poncho': '0', _order: JSON.stringify(order) },
    });
    expect(calls[0]?.data).toMatchObject({
      orderNr: order.orderNr,
      order: order.slug,
      lines: [{ variantId: 'suit', title: 'Suit', quantity: 1 }],
    });
  });

  it('reports every invalid field without a request', async () => {
    const calls = backend();
    await expect(json({ data: { ...typed, name: '', email: 'asa@' } })).rejects.toMatchObject({
      status: 422,
      details: {
        errors: [
          { path: ['name'], name: 'required' },
          { path: ['email'], name: 'email' },
        ],
      },
    });
    expect(calls).toEqual([]);
  });

  it('forwards errors of the backend', async () => {
    backend({ error: { status: 429, name: 'TooManyRequests', message: 'Too often' } }, 429);
    await expect(json({ data: typed })).rejects.toMatchObject({ status: 429, name: 'TooManyRequests' });
  });
});

describe('without JavaScript', () => {
  it('shows a review step before sending', async () => {
    const calls = backend();
    const response = await post({ ...typed, _step: 'review' });
    expect([response.status, await response.text(), calls.length]).toEqual([200, '<html>step</html>', 0]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(last()).toMatchObject({ step: 'review', values: { name: typed.name }, page: '/herroepen', errors: [] });
    expect(last().token).toMatch(/^[\w-]{36}$/);
  });

  it('is sent by the confirm button only, with its token', async () => {
    const calls = backend();
    const response = await post({ ...typed, _step: 'confirm', _token: 'token-0002' });
    expect([response.status, last().step, last().receipt]).toEqual([200, 'done', receipt]);
    expect(calls[0]?.data).toMatchObject({ token: 'token-0002' });
  });

  it('can be edited with all values kept', async () => {
    const calls = backend();
    await post({ ...typed, text: 'One\r\nTwo', _step: 'edit' });
    const { _page: _, ...values } = typed;
    expect(last()).toMatchObject({ step: 'form', status: 200, values: { ...values, text: 'One\nTwo' } });
    expect(calls).toEqual([]);
  });

  it.each(['review', 'confirm'])('shows errors at %s and sends nothing', async (step) => {
    const calls = backend();
    const response = await post({ ...typed, email: 'asa@', _step: step });
    expect([response.status, calls.length]).toEqual([422, 0]);
    expect(last()).toMatchObject({
      step: 'form',
      errors: [{ name: 'email', code: 'email' }],
      values: { email: 'asa@' },
    });
  });

  it('keeps the values when the backend is down, rejects it or reports errors', async () => {
    setErrorListener(() => {});
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
    expect((await post({ ...typed, _step: 'confirm', _token: 'token-0003' })).status).toBe(500);
    expect(last()).toMatchObject({
      step: 'review',
      problem: 'UnknownError',
      token: 'token-0003',
      values: { name: typed.name },
    });
    backend({ error: { status: 429, name: 'TooManyRequests', message: 'Too often' } }, 429);
    expect((await post({ ...typed, _step: 'confirm' })).status).toBe(429);
    expect(last()).toMatchObject({ step: 'review', problem: 'TooManyRequests' });
    const details = { errors: [{ path: ['name'], name: 'invalid' }] };
    backend({ error: { status: 422, name: 'ValidationError', message: '', details } }, 422);
    await post({ ...typed, _step: 'confirm' });
    expect(last()).toMatchObject({ step: 'form', problem: null, errors: [{ name: 'name', code: 'invalid' }] });
    await post({ ...typed, text: 'x'.repeat(MAX_BODY), _step: 'review' });
    expect(last()).toMatchObject({ step: 'form', status: 413, problem: 'TooLarge' });
  });

  it('keeps the honeypot flag through all steps', async () => {
    const calls = backend();
    await post({ ...typed, website: 'https://spam.example', _step: 'review' });
    expect(last().suspect).toBe(true);
    await post({ ...typed, website: '1', _step: 'confirm' });
    expect(calls[0]?.data).toMatchObject({ suspect: true });
  });

  it('ignores an external page path', async () => {
    backend();
    await post({ ...typed, _page: '//evil.example', _step: 'review' });
    expect(last().page).toBe('/kontakt');
  });
});
