import { describe, expect, it } from 'vitest';
import { checkEnv, parseEnv } from './env';

const SECRETS = {
  APP_KEYS: 'one, two',
  API_TOKEN_SALT: 'salt',
  ADMIN_JWT_SECRET: 'admin',
  TRANSFER_TOKEN_SALT: 'transfer',
  JWT_SECRET: 'jwt',
  ENCRYPTION_KEY: 'encryption',
  SHOP_SECRET: 'shop',
  REVALIDATE_SECRET: 'revalidate',
  ACCESS_SECRET: 'access',
};

describe('parseEnv', () => {
  it('has a default for everything', () => {
    expect(parseEnv({})).toMatchObject({
      isProduction: false,
      logLevel: 'http',
      logFormat: 'text',
      role: 'all',
      port: 1337,
      servesAdmin: true,
      secureCookies: false,
      dataDir: null,
      database: null,
      seedsEmptyDatabase: true,
      shopOrigins: { nl: 'http://localhost:3000', en: 'http://en.localhost:3000' },
      storefrontUrl: null,
      firstAdmin: null,
      smtp: { host: '127.0.0.1', port: 1425, secure: false, auth: null },
      mollie: null,
      google: null,
      authRateLimit: { enabled: true, windowMs: null },
      limits: { orders: 30, discountCodes: 40, searches: 240, progressReports: 60, forms: 30, formsPerHour: 60 },
      jobs: { sweepMs: 60_000, outboxMs: 5_000, retentionMs: 3_600_000, reviewsMs: 60_000 },
      reviewDays: null,
    });
  });

  it('reads numbers, booleans and groups', () => {
    expect(
      parseEnv({
        NODE_ENV: 'production',
        SERVE_ADMIN: 'false',
        AUTH_RATE_LIMIT: '0',
        ORDER_LIMIT: '0',
        SWEEP_MS: '700',
        REVIEW_DAYS: '0.00001',
        DATABASE_URL: 'postgres://shop:word@127.0.0.1/shop',
        PORT: '3900',
        LOCALE_HOSTS: 'nl=http://zwotter.localhost/,de=http://de.localhost:8080',
        ADMIN_EMAIL: 'owner@zwotter.example',
        ADMIN_PASSWORD: 'word',
        GOOGLE_CLIENT_ID: 'id',
        GOOGLE_CLIENT_SECRET: 'hidden',
        GOOGLE_ISSUER: 'http://localhost:1400/google/',
      }),
    ).toMatchObject({
      isProduction: true,
      logLevel: 'warn',
      logFormat: 'json',
      servesAdmin: false,
      authRateLimit: { enabled: false },
      limits: { orders: 0 },
      jobs: { sweepMs: 700, reviewsMs: 700 },
      reviewDays: 0.00001,
      database: { url: 'postgres://shop:word@127.0.0.1/shop', poolMin: 2, poolMax: 10 },
      shopOrigins: {
        nl: 'http://zwotter.localhost',
        de: 'http://de.localhost:8080',
        en: 'http://en.localhost:3900',
      },
      firstAdmin: { email: 'owner@zwotter.example', password: 'word' },
      google: { clientId: 'id', clientSecret: 'hidden', issuer: 'http://localhost:1400/google', endpoints: null },
    });
  });

  it('takes an empty variable for an unset one', () => {
    expect(parseEnv({ ORDER_LIMIT: '', DATABASE_URL: '', GOOGLE_ISSUER: '', SEED: '' })).toEqual(parseEnv({}));
  });

  it.each([
    ['ORDER_LIMIT', '-1', /ORDER_LIMIT is "-1" but must be a whole number from 0 .* remove it/],
    ['SWEEP_MS', 'soon', /SWEEP_MS is "soon" but must be a whole number from 1 /],
    ['SWEEP_MS', '0', /SWEEP_MS is "0"/],
    ['BACKEND_PORT', '65536', /BACKEND_PORT is "65536" but must be a whole number from 1 to 65535/],
    ['REVIEW_DAYS', '1e3', /REVIEW_DAYS is "1e3" but must be a number/],
    ['SMTP_SECURE', 'yes', /SMTP_SECURE is "yes" but must be true or false/],
    ['SEED', 'no', /SEED is "no" but must be one of 0, 1/],
    ['ROLE', 'mailer', /ROLE is "mailer" but must be one of all, web, worker/],
    ['LOG_LEVEL', 'loud', /LOG_LEVEL is "loud" but must be one of error, warn/],
    ['WEB_INTERNAL_URL', 'storefront', /WEB_INTERNAL_URL is not a URL/],
    [
      'LOCALE_HOSTS',
      'nl=shop',
      /LOCALE_HOSTS is wrong \("shop" is not an http\(s\) origin\) but must look like nl=https/,
    ],
  ])('refuses %s=%s with a sentence that names it', (name, value, sentence) => {
    expect(() => parseEnv({ [name]: value })).toThrow(sentence);
  });

  it('names every wrong setting at once', () => {
    expect(() => parseEnv({ SWEEP_MS: 'x', OUTBOX_MS: 'y' })).toThrow(/SWEEP_MS .*OUTBOX_MS /);
  });

  it('does not show a URL, which can hold a password', () => {
    expect(() => parseEnv({ WEB_INTERNAL_URL: '//shop:word@host' })).toThrow(
      /^(?!.*word).*WEB_INTERNAL_URL is not a URL/,
    );
  });
});

describe('checkEnv', () => {
  it('accepts an environment with every secret', () => {
    expect(() => checkEnv(SECRETS)).not.toThrow();
  });

  it.each(Object.keys(SECRETS))('refuses to start without %s', (name) => {
    for (const value of [undefined, ''])
      expect(() => checkEnv({ ...SECRETS, [name]: value })).toThrow(
        new RegExp(`^Missing from the environment: ${name}\\. Set each to a random text`),
      );
  });

  it('names all missing secrets at once', () => {
    expect(() => checkEnv({ ...SECRETS, JWT_SECRET: '', SHOP_SECRET: '' })).toThrow(/: JWT_SECRET, SHOP_SECRET\./);
  });

  it('refuses to start with a wrong setting', () => {
    expect(() => checkEnv({ ...SECRETS, SWEEP_MS: 'soon' })).toThrow(/SWEEP_MS is "soon"/);
  });
});
