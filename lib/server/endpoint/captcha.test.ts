import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CaptchaEnv } from '@/lib/core/env';
import { setErrorListener } from '@/lib/core/report-error';
import { verifyCaptcha } from './captcha';

const settings: CaptchaEnv = {
  siteKey: 'site',
  secret: 'secret',
  verifyUrl: 'https://captcha.example/verify',
  scriptUrl: null,
  minScore: 0.5,
  required: true,
};
const good = { success: true, score: 0.9, action: 'form_contact', hostname: 'shop.example' };

function verify(answer: unknown, { token = 'token', status = 200 }: { token?: string | null; status?: number } = {}) {
  const ask = vi.fn<typeof fetch>(async () => Response.json(answer, { status }));
  const check = { token, action: 'form_contact', hostnames: ['shop.example', 'shop.de'] };
  return { verdict: verifyCaptcha(check, settings, ask), ask };
}

describe('verifyCaptcha', () => {
  it('accepts a token the provider confirms', async () => {
    const { verdict, ask } = verify(good);
    expect(await verdict).toBe('passed');
    const [url, init] = ask.mock.calls[0] ?? [];
    expect(url).toBe('https://captcha.example/verify');
    expect(String(init?.body)).toBe('secret=secret&response=token');
  });

  it('does not send a missing or malformed token to the provider', async () => {
    for (const [token, expected] of [
      [null, 'missing'],
      ['', 'missing'],
      ['x'.repeat(9000), 'refused'],
    ] as const) {
      const { verdict, ask } = verify(good, { token });
      expect(await verdict).toBe(expected);
      expect(ask).not.toHaveBeenCalled();
    }
  });

  it.each([
    ['used before', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
    ['invented', { success: false, 'error-codes': ['invalid-input-response'] }],
    ['of another action', { ...good, action: 'login' }],
    ['without an action', { ...good, action: undefined }],
    ['of a program', { ...good, score: 0.3 }],
    ['without a score', { ...good, score: undefined }],
    ['of another site', { ...good, hostname: 'evil.example' }],
  ])('rejects a token %s', async (_, answer) => {
    expect(await verify(answer).verdict).toBe('refused');
  });

  it('reports an unreachable provider', async () => {
    expect(await verify({ success: false, 'error-codes': ['invalid-input-secret'] }).verdict).toBe('unreachable');
    expect(await verify('nonsense').verdict).toBe('unreachable');
    expect(await verify(good, { status: 503 }).verdict).toBe('unreachable');
    const down = verifyCaptcha({ token: 't', action: 'a', hostnames: [] }, settings, async () => {
      throw new TypeError('fetch failed');
    });
    expect(await down).toBe('unreachable');
    const html = verifyCaptcha(
      { token: 't', action: 'a', hostnames: [] },
      settings,
      async () => new Response('<html>'),
    );
    expect(await html).toBe('unreachable');
  });
});

describe('requireCaptcha', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
    vi.resetModules();
    setErrorListener();
  });

  async function load(keys: boolean, answer: unknown) {
    vi.stubEnv('SHOP_SECRET', 'secret-of-the-test-shop');
    vi.stubEnv('REVALIDATE_SECRET', 'revalidate-secret-of-the-test');
    if (keys) {
      vi.stubEnv('RECAPTCHA_SITE_KEY', 'site');
      vi.stubEnv('RECAPTCHA_SECRET', 'secret');
    }
    const ask = vi.fn(async () => Response.json(answer));
    vi.stubGlobal('fetch', ask);
    vi.resetModules();
    const { requireCaptcha } = await import('./captcha');
    return { requireCaptcha, ask };
  }
  const withToken = new Headers({ 'x-captcha-token': 'token' });
  const here = { success: true, score: 0.9, action: 'checkout', hostname: 'localhost' };
  const refused = { name: 'CaptchaFailed', status: 403 };

  it('makes no request without a configured captcha', async () => {
    const { requireCaptcha, ask } = await load(false, here);
    await requireCaptcha(new Headers(), 'checkout');
    expect(ask).not.toHaveBeenCalled();
  });

  it('requires a token unless it is optional', async () => {
    const { requireCaptcha } = await load(true, here);
    await requireCaptcha(withToken, 'checkout');
    await expect(requireCaptcha(new Headers(), 'checkout')).rejects.toMatchObject(refused);
    await requireCaptcha(new Headers(), 'checkout', { optional: true });
    await expect(requireCaptcha(withToken, 'register', { optional: true })).rejects.toMatchObject(refused);
  });

  it('verifies tokens but needs none where it is not required', async () => {
    vi.stubEnv('RECAPTCHA_REQUIRED', '0');
    const { requireCaptcha, ask } = await load(true, here);
    await requireCaptcha(new Headers(), 'checkout');
    expect(ask).not.toHaveBeenCalled();
    await requireCaptcha(withToken, 'checkout');
    await expect(requireCaptcha(withToken, 'register')).rejects.toMatchObject(refused);
  });

  it('accepts and reports while the provider is down', async () => {
    const { requireCaptcha } = await load(true, 'away');
    const reported: unknown[] = [];
    setErrorListener((error) => reported.push(error));
    await requireCaptcha(withToken, 'checkout');
    expect(reported).toHaveLength(1);
  });
});
