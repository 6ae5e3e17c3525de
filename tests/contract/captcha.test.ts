import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { call, guardedOrigin } from '../support/shop';

// Checkout accepts a request without a token by design, and composed forms are in tests/e2e/captcha.spec.ts.
it.each([
  ['/api/back-in-stock', { variantId: 'x', email: `${randomUUID()}@example.com` }],
  ['/api/auth/register', { username: 'x', email: `${randomUUID()}@example.com`, password: 'drijven-met-otters-7' }],
  ['/api/auth/forgot-password', { email: `${randomUUID()}@example.com` }],
])('%s is refused without a token of the captcha', async (path, data) => {
  const headers = { origin: guardedOrigin, 'content-type': 'application/json' };
  const answer = await call('nl', path, { method: 'POST', headers, body: JSON.stringify(data), origin: guardedOrigin });
  expect([answer.status, answer.json<{ error: { name: string } }>().error.name]).toEqual([403, 'CaptchaFailed']);
});
