import { z } from 'zod';
import { CARRIER_SETTINGS, type SendcloudEnv, readSendcloud } from './carrier-env';
import { FILM_SETTINGS, type FilmEnv, readFilms } from './film-env';
import { GOOGLE_SETTINGS, type GoogleEnv, readGoogle } from './google-env';
import { LIMIT_SETTINGS, type LimitEnv, readLimits } from './limit-env';
import { MAIL_SETTINGS, type SmtpEnv, readSmtp } from './mail-env';
import { STORAGE_SETTINGS, type StorageEnv, readStorage } from './storage-env';
import { MAX_MS, boolean, decimal, duration, integer, oneOf, localeHostsText, port, text, urlText } from './env-fields';
import { LOG_FORMATS, LOG_LEVELS, defaultLogFormat, type LogFormat, type LogLevel } from '../../../contract/log-line';
import { STAFF_LANGUAGES, type StaffLanguage } from '../../../contract/staff-languages';
import type { MetricsAddress } from '../../../contract/scrape';
import type { Locale } from '../../../contract/locales';
import { type LocaleOrigins, parseShopHosts } from '../../../contract/locale-hosts';

const ROLES = ['all', 'web', 'worker'] as const;

const SETTINGS = z.object({
  NODE_ENV: text.default('development'),
  LOG_LEVEL: oneOf(LOG_LEVELS).optional(),
  LOG_FORMAT: oneOf(LOG_FORMATS).optional(),
  BACKEND_METRICS_PORT: port.optional(),
  METRICS_HOST: text.default('127.0.0.1'),
  RELEASE: text.max(100).optional(),
  SENTRY_DSN: urlText.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: urlText.optional(),
  TRACE_RATIO: decimal(0, 1).default(0.01),
  ROLE: oneOf(ROLES).default('all'),
  HOST: text.default('127.0.0.1'),
  BACKEND_PORT: port.default(1337),
  SERVE_ADMIN: boolean.default(true),
  ADMIN_SECOND_FACTOR: oneOf(['optional', 'customers', 'all']).default('optional'),
  STAFF_LANGUAGE: oneOf(STAFF_LANGUAGES).default('nl'),
  ADMIN_URL: urlText.optional(),
  COOKIE_SECURE: boolean.default(false),
  DATA_DIR: text.optional(),
  PUBLIC_DIR: text.optional(),
  DATABASE_FILENAME: text.optional(),
  SEARCH_FILENAME: text.optional(),
  DATABASE_URL: text.optional(),
  DATABASE_POOL_MIN: integer(0, 1000).default(2),
  DATABASE_POOL_MAX: integer(1, 1000).default(10),
  SEED: oneOf(['0', '1']).default('1'),
  PORT: port.default(3000),
  LOCALE_HOSTS: localeHostsText.optional(),
  WEB_INTERNAL_URL: urlText.optional(),
  ADMIN_EMAIL: text.optional(),
  ADMIN_PASSWORD: text.optional(),
  ...MAIL_SETTINGS,
  MOLLIE_API_KEY: text.optional(),
  MOLLIE_API_ENDPOINT: urlText.optional(),
  ...CARRIER_SETTINGS,
  ...FILM_SETTINGS,
  ...STORAGE_SETTINGS,
  ADDRESS_LOOKUP: boolean.default(true),
  ADDRESS_LOOKUP_URL: urlText.default('https://api.pdok.nl/bzk/locatieserver/search/v3_1/free'),
  ADDRESS_LOOKUP_MS: duration.default(1_500),
  ECB_RATES: boolean.default(true),
  ECB_RATES_URL: urlText.default('https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml'),
  ...GOOGLE_SETTINGS,
  AUTH_RATE_LIMIT: boolean.default(true),
  AUTH_RATE_LIMIT_WINDOW_MS: duration.optional(),
  ...LIMIT_SETTINGS,
  SWEEP_MS: duration.default(60_000),
  OUTBOX_MS: duration.default(5_000),
  DRAIN_MS: integer(0, MAX_MS).default(0),
  RETENTION_MS: duration.default(60 * 60_000),
  REVIEW_SWEEP_MS: duration.optional(),
  REVIEW_DAYS: decimal(0, 3650).optional(),
});

export interface Env {
  isProduction: boolean;
  logLevel: LogLevel;
  logFormat: LogFormat;
  /** Where this process serves metrics; null: nothing is measured. */
  metrics: MetricsAddress | null;
  /** Version that runs, named in errors, traces and on the operator's page. */
  release: string | null;
  /** Sentry-compatible service that unexpected errors are sent to; null: they are only logged. */
  sentryDsn: string | null;
  /** Collector of OpenTelemetry and the part of traces it gets; null: nothing is traced. */
  traces: { endpoint: string; ratio: number } | null;
  /** What this process does: `web` answers requests, `worker` runs the background jobs. */
  role: (typeof ROLES)[number];
  /** Where the backend listens. */
  host: string;
  port: number;
  servesAdmin: boolean;
  secureCookies: boolean;
  /** Which admins must have a second factor: none, those who see orders or customers, or all. */
  adminSecondFactor: 'optional' | 'customers' | 'all';
  /** Of mails to the shop's staff. */
  staffLanguage: StaffLanguage;
  /** Public address of the admin without a slash at the end, for links in mails to staff. */
  adminUrl: string;
  /** Null: the default of `platform/files/data-paths.ts`. */
  dataDir: string | null;
  publicDir: string | null;
  sqliteFile: string | null;
  /** The search index of this process; null: in the data folder. */
  searchFile: string | null;
  /** Null: SQLite. */
  database: { url: string; poolMin: number; poolMax: number } | null;
  seedsEmptyDatabase: boolean;
  /** Public origin of the shop in each locale. */
  shopOrigins: LocaleOrigins;
  /** Languages with an origin of their own. */
  shopLocales: readonly Locale[];
  /** Where this backend reaches the storefront. Null: no storefront listens, nothing is revalidated. */
  storefrontUrl: string | null;
  /** Null: no admin is created in an empty shop. */
  firstAdmin: { email: string; password: string } | null;
  smtp: SmtpEnv;
  mail: { from: string | null; replyTo: string | null };
  /** Null: orders are accepted but cannot be paid. */
  mollie: { apiKey: string; apiEndpoint: string | null } | null;
  /** Null: labels are made by hand, and there are no pick-up points. */
  sendcloud: SendcloudEnv | null;
  films: FilmEnv;
  /** Bucket of all files that the shop keeps; null: they are on disk. */
  storage: StorageEnv | null;
  /** Register that completes Dutch addresses; null: visitors type them. */
  addressLookup: { url: string; timeoutMs: number } | null;
  /** File of the European Central Bank's reference rates; null: merchants type rates. */
  ratesUrl: string | null;
  /** Null: signing in with Google is off. */
  google: GoogleEnv | null;
  authRateLimit: {
    enabled: boolean;
    /** Replaces the length of every window; null leaves each its own. */
    windowMs: number | null;
  };
  limits: LimitEnv;
  /** How long a stopping process still accepts requests, so that proxies notice. */
  drainMs: number;
  jobs: { sweepMs: number; outboxMs: number; retentionMs: number; reviewsMs: number };
  /** Days between delivery and the request for a review, parts of a day allowed; null: as the site settings say. */
  reviewDays: number | null;
}

type Settings = z.infer<typeof SETTINGS>;
type Source = Record<string, string | undefined>;

function parseSettings(source: Source): Settings {
  // An empty variable counts as unset.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = SETTINGS.safeParse(given);
  if (parsed.success) return parsed.data;
  const sentences = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  throw new Error(`The environment has wrong settings. ${sentences.join(' ')}`);
}

export function parseEnv(source: Source): Env {
  const values = parseSettings(source);
  const isProduction = values.NODE_ENV === 'production';
  const hosts = parseShopHosts(values.LOCALE_HOSTS, values.PORT);
  return {
    isProduction,
    // Production logs only what an operator must act on.
    logLevel: values.LOG_LEVEL ?? (isProduction ? 'warn' : 'http'),
    logFormat: values.LOG_FORMAT ?? defaultLogFormat(isProduction, process.stdout.isTTY),
    metrics:
      values.BACKEND_METRICS_PORT === undefined
        ? null
        : { host: values.METRICS_HOST, port: values.BACKEND_METRICS_PORT },
    release: values.RELEASE ?? null,
    sentryDsn: values.SENTRY_DSN ?? null,
    traces:
      values.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? null
        : { endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT, ratio: values.TRACE_RATIO },
    role: values.ROLE,
    drainMs: values.DRAIN_MS,
    host: values.HOST,
    port: values.BACKEND_PORT,
    servesAdmin: values.SERVE_ADMIN,
    secureCookies: values.COOKIE_SECURE,
    adminSecondFactor: values.ADMIN_SECOND_FACTOR,
    staffLanguage: values.STAFF_LANGUAGE,
    adminUrl: (values.ADMIN_URL ?? `http://127.0.0.1:${values.BACKEND_PORT}/admin`).replace(/\/+$/, ''),
    dataDir: values.DATA_DIR ?? null,
    publicDir: values.PUBLIC_DIR ?? null,
    sqliteFile: values.DATABASE_FILENAME ?? null,
    searchFile: values.SEARCH_FILENAME ?? null,
    database:
      values.DATABASE_URL === undefined
        ? null
        : { url: values.DATABASE_URL, poolMin: values.DATABASE_POOL_MIN, poolMax: values.DATABASE_POOL_MAX },
    seedsEmptyDatabase: values.SEED === '1',
    shopOrigins: hosts.origins,
    shopLocales: hosts.locales,
    storefrontUrl: values.WEB_INTERNAL_URL ?? null,
    firstAdmin:
      values.ADMIN_EMAIL !== undefined && values.ADMIN_PASSWORD !== undefined
        ? { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD }
        : null,
    smtp: readSmtp(values),
    mail: { from: values.MAIL_FROM ?? null, replyTo: values.MAIL_REPLY_TO ?? null },
    mollie:
      values.MOLLIE_API_KEY === undefined
        ? null
        : { apiKey: values.MOLLIE_API_KEY, apiEndpoint: values.MOLLIE_API_ENDPOINT ?? null },
    sendcloud: readSendcloud(values),
    films: readFilms(values),
    storage: readStorage(values),
    addressLookup: values.ADDRESS_LOOKUP
      ? { url: values.ADDRESS_LOOKUP_URL, timeoutMs: values.ADDRESS_LOOKUP_MS }
      : null,
    ratesUrl: values.ECB_RATES ? values.ECB_RATES_URL : null,
    google: readGoogle(values),
    authRateLimit: { enabled: values.AUTH_RATE_LIMIT, windowMs: values.AUTH_RATE_LIMIT_WINDOW_MS ?? null },
    limits: readLimits(values),
    jobs: {
      sweepMs: values.SWEEP_MS,
      outboxMs: values.OUTBOX_MS,
      retentionMs: values.RETENTION_MS,
      reviewsMs: values.REVIEW_SWEEP_MS ?? values.SWEEP_MS,
    },
    reviewDays: values.REVIEW_DAYS ?? null,
  };
}

let current: Env | undefined;

/** Every setting but the secrets, parsed on first use. Throws an error that names each wrong one. */
export function env(): Env {
  current ??= parseEnv(process.env);
  return current;
}

/** For tests that change the environment: the next use parses it again. */
export function resetEnv(): void {
  current = undefined;
}

const SECRETS = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'JWT_SECRET',
  'ENCRYPTION_KEY',
  /** Shared with the storefront, which identifies itself by it. */
  'SHOP_SECRET',
  /** Signs the messages that make cached pages stale. */
  'REVALIDATE_SECRET',
  /** Signs the links to orders. */
  'ACCESS_SECRET',
] as const;
type SecretName = (typeof SECRETS)[number];

const describeMissing = (names: SecretName[]): string =>
  `Missing from the environment: ${names.join(', ')}. Set each to a random text of its own, of at least 32 characters; \`npm start\` at the root of the repository generates and stores them all.`;

/** Apart from `env()`, because commands that only build or inspect the shop run without secrets. */
export function secret(name: SecretName): string {
  const value = process.env[name];
  if (!value) throw new Error(describeMissing([name]));
  return value;
}

/** For `backend/config`, which `strapi build` evaluates without secrets. `checkEnv` stops a start without them. */
export const secretIfSet = (name: SecretName): string | undefined => process.env[name] || undefined;

/** Stops the start when a setting is wrong or a secret is missing. */
export function checkEnv(source: Source = process.env): void {
  parseEnv(source);
  const missing = SECRETS.filter((name) => !source[name]);
  if (missing.length > 0) throw new Error(describeMissing(missing));
}
