import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseEnv } from './env';

const secrets = { SHOP_SECRET: 's'.repeat(20), REVALIDATE_SECRET: 'r'.repeat(20) };

describe('parseEnv', () => {
  it('applies the defaults', () => {
    expect(parseEnv({ ...secrets, SANDBOX: '' })).toEqual({
      port: 3000,
      backendUrl: 'http://127.0.0.1:1337',
      videosDir: path.resolve('.data/private/videos'),
      buildFilesDir: path.resolve('.data/build-files'),
      filmsInBucket: false,
      shopSecret: secrets.SHOP_SECRET,
      revalidateSecret: secrets.REVALIDATE_SECRET,
      proxyTrust: { isProxy: expect.any(Function), listenHost: undefined },
      sandbox: false,
      externalOrigins: [],
      captcha: null,
      google: false,
      applePayAssociation: null,
      pageCacheBytes: 64 * 1024 * 1024,
      offlineLessons: true,
      drainMs: 0,
      logLevel: 'info',
      logFormat: 'text',
      metrics: null,
      release: null,
      sentryDsn: null,
      traces: null,
      tagManager: null,
    });
  });

  it('enables the captcha with both keys and throws with only one', () => {
    const keys = { ...secrets, RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'secret' };
    expect(parseEnv(keys)).toMatchObject({
      captcha: { siteKey: 'site', secret: 'secret', scriptUrl: null, minScore: 0.5, required: true },
      externalOrigins: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    });
    expect(parseEnv({ ...keys, RECAPTCHA_REQUIRED: '0' }).captcha?.required).toBe(false);
    expect(
      parseEnv({ ...keys, RECAPTCHA_SCRIPT_URL: 'http://localhost:1400/recaptcha/api.js' }).externalOrigins,
    ).toEqual(['http://localhost:1400']);
    expect(() => parseEnv({ ...keys, RECAPTCHA_SECRET: '' })).toThrow(/RECAPTCHA_SECRET is missing/);
    expect(() => parseEnv({ ...keys, RECAPTCHA_SITE_KEY: undefined })).toThrow(/RECAPTCHA_SITE_KEY is missing/);
    expect(() => parseEnv({ ...keys, RECAPTCHA_MIN_SCORE: '2' })).toThrow(/RECAPTCHA_MIN_SCORE/);
  });

  it('derives the backend URL from its port and strips the trailing slash of a given URL', () => {
    expect(parseEnv({ ...secrets, BACKEND_PORT: '2337' }).backendUrl).toBe('http://127.0.0.1:2337');
    expect(parseEnv({ ...secrets, BACKEND_URL: 'http://cms:1/' }).backendUrl).toBe('http://cms:1');
  });

  it('names missing and invalid settings', () => {
    expect(() => parseEnv({ ...secrets, SHOP_SECRET: undefined })).toThrow(/SHOP_SECRET/);
    expect(() => parseEnv({ ...secrets, PORT: 'http' })).toThrow(/PORT/);
    expect(() => parseEnv({ ...secrets, TRUST_PROXY: 'yes' })).toThrow(/TRUST_PROXY/);
  });
});
