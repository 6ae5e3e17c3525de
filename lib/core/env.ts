import path from 'node:path';
import { z } from 'zod';
import { LOG_FORMATS, LOG_LEVELS, defaultLogFormat, type LogFormat, type LogLevel } from '@/backend/contract/log-line';
import { parseProxyTrust, type ProxyTrust } from './proxy-trust';
import { readTagManager, tagManagerSettings } from './tag-manager-settings';
import { type TagManager } from './tag-manager-settings';
import { type MetricsAddress } from '@/backend/contract/scrape';

const port = z.coerce.number().int().min(1).max(65535);
const secret = z.string().min(16);

function readProxyTrust(setting: string, context: z.RefinementCtx): ProxyTrust {
  const trust = parseProxyTrust(setting);
  if (trust) return trust;
  context.addIssue({ code: 'custom', message: 'neither 0, 1 nor IP addresses or networks of proxies' });
  return z.NEVER;
}

/** Every setting of the storefront. Read at run time, never at build. */
const schema = z.object({
  PORT: port.default(3000),
  BACKEND_PORT: port.default(1337),
  BACKEND_URL: z.url().optional(),
  /** Shared with the backend on the same disk: lesson videos are read from it. */
  DATA_DIR: z.string().default('.data'),
  /** Where storefronts keep the scripts and styles of their builds for each other; a folder of DATA_DIR without it. */
  BUILD_FILES_DIR: z.string().optional(),
  /** With a bucket, films are read from it. Only the backend has its keys. */
  S3_BUCKET: z.string().optional(),
  SHOP_SECRET: secret,
  REVALIDATE_SECRET: secret,
  LOCALE_HOSTS: z.string().optional(),
  TRUST_PROXY: z.string().default('0').transform(readProxyTrust),
  SANDBOX: z.enum(['0', '1']).default('0'),
  /** Additional origins for scripts, frames and connections (tag manager, captcha), separated by spaces. */
  EXTERNAL_ORIGINS: z.string().default(''),
  /** The captcha is enabled by both keys and disabled without them. */
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_SECRET: z.string().optional(),
  RECAPTCHA_VERIFY_URL: z.url().default('https://www.google.com/recaptcha/api/siteverify'),
  /** Set only by the sandbox, which replaces Google's script. */
  RECAPTCHA_SCRIPT_URL: z.url().optional(),
  /** 0 accepts requests without a token; those with one are verified. For local runs, where scripts call the endpoints too. */
  RECAPTCHA_REQUIRED: z.enum(['0', '1']).default('1'),
  RECAPTCHA_MIN_SCORE: z.coerce.number().min(0).max(1).default(0.5),
  /** Shows Google sign-in. Only the backend needs the matching secret. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  /** File that proves to Apple that the domains are the merchant's; without it Apple Pay is offered in the checkout only. */
  APPLE_PAY_ASSOCIATION_FILE: z.string().optional(),
  /** Memory for finished pages, which are then sent without Next. 0: no such cache. */
  PAGE_CACHE_MB: z.coerce.number().int().min(0).max(16_384).default(64),
  /** 0 removes saved lessons and their service worker from browsers. */
  OFFLINE_LESSONS: z.enum(['0', '1']).default('1'),
  /** How long a stopping storefront still accepts requests, so that proxies notice. */
  DRAIN_MS: z.coerce.number().int().min(0).max(600_000).default(0),
  /** Least important level that is logged. */
  LOG_LEVEL: z.enum(LOG_LEVELS).optional(),
  LOG_FORMAT: z.enum(LOG_FORMATS).optional(),
  /** Serves metrics on a port of its own. */
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** Version that runs, named in errors, traces and on the operator's page. */
  RELEASE: z.string().max(100).optional(),
  /** Sends unexpected errors to a Sentry-compatible service. */
  SENTRY_DSN: z.url().optional(),
  /** Sends traces to a collector of OpenTelemetry. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  TRACE_RATIO: z.coerce.number().min(0).max(1).default(0.01),
  NODE_ENV: z.string().default('development'),
  ...tagManagerSettings,
});

export interface CaptchaEnv {
  siteKey: string;
  secret: string;
  verifyUrl: string;
  scriptUrl: string | null;
  /** From 0 (certainly a bot) to 1 (certainly a person). */
  minScore: number;
  /** Refuses requests without a token. */
  required: boolean;
}

export interface Env {
  port: number;
  backendUrl: string;
  /** Lesson videos and posters, one folder per lesson. */
  videosDir: string;
  buildFilesDir: string;
  filmsInBucket: boolean;
  shopSecret: string;
  revalidateSecret: string;
  proxyTrust: ProxyTrust;
  sandbox: boolean;
  externalOrigins: string[];
  /** Null disables the captcha. */
  captcha: CaptchaEnv | null;
  google: boolean;
  /** Path of the file; null without one. */
  applePayAssociation: string | null;
  pageCacheBytes: number;
  /** Whether lessons can be saved for playing without a connection. */
  offlineLessons: boolean;
  drainMs: number;
  logLevel: LogLevel;
  logFormat: LogFormat;
  /** Null: nothing is measured. */
  metrics: MetricsAddress | null;
  release: string | null;
  /** Null: errors are only logged. */
  sentryDsn: string | null;
  /** Null: nothing is traced. */
  traces: { endpoint: string; ratio: number } | null;
  /** Null disables tags and the consent bar. */
  tagManager: TagManager | null;
}

let current: Env | undefined;

/** Parses and validates the settings once; the error names each invalid one. */
export function env(): Env {
  current ??= parseEnv(process.env);
  return current;
}

export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    throw new Error(
      `Settings: ${parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')}`,
    );
  }
  const values = parsed.data;
  const captcha = readCaptcha(values);
  const isProduction = values.NODE_ENV === 'production';
  return {
    port: values.PORT,
    backendUrl: (values.BACKEND_URL ?? `http://127.0.0.1:${values.BACKEND_PORT}`).replace(/\/+$/, ''),
    videosDir: path.resolve(values.DATA_DIR, 'private', 'videos'),
    buildFilesDir: path.resolve(values.BUILD_FILES_DIR ?? path.join(values.DATA_DIR, 'build-files')),
    filmsInBucket: values.S3_BUCKET !== undefined,
    shopSecret: values.SHOP_SECRET,
    revalidateSecret: values.REVALIDATE_SECRET,
    proxyTrust: values.TRUST_PROXY,
    sandbox: values.SANDBOX === '1',
    externalOrigins: [...values.EXTERNAL_ORIGINS.split(/\s+/).filter(Boolean), ...captchaOrigins(captcha)],
    captcha,
    google: values.GOOGLE_CLIENT_ID !== undefined,
    applePayAssociation: values.APPLE_PAY_ASSOCIATION_FILE ?? null,
    pageCacheBytes: values.PAGE_CACHE_MB * 1024 * 1024,
    offlineLessons: values.OFFLINE_LESSONS === '1',
    drainMs: values.DRAIN_MS,
    logLevel: values.LOG_LEVEL ?? (isProduction ? 'warn' : 'info'),
    logFormat: values.LOG_FORMAT ?? defaultLogFormat(isProduction, process.stdout.isTTY),
    metrics: values.METRICS_PORT === undefined ? null : { host: values.METRICS_HOST, port: values.METRICS_PORT },
    release: values.RELEASE ?? null,
    sentryDsn: values.SENTRY_DSN ?? null,
    traces:
      values.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? null
        : { endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT, ratio: values.TRACE_RATIO },
    tagManager: readTagManager(values),
  };
}

/** A single key would either protect nothing or reject every visitor, so startup fails. */
function readCaptcha(values: z.infer<typeof schema>): CaptchaEnv | null {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secretKey } = values;
  if (siteKey === undefined && secretKey === undefined) return null;
  if (siteKey === undefined || secretKey === undefined) {
    const missing = siteKey === undefined ? 'RECAPTCHA_SITE_KEY' : 'RECAPTCHA_SECRET';
    throw new Error(`Settings: the captcha needs both keys, ${missing} is missing`);
  }
  return {
    siteKey,
    secret: secretKey,
    verifyUrl: values.RECAPTCHA_VERIFY_URL,
    scriptUrl: values.RECAPTCHA_SCRIPT_URL ?? null,
    minScore: values.RECAPTCHA_MIN_SCORE,
    required: values.RECAPTCHA_REQUIRED === '1',
  };
}

/**
 * Origins of the captcha's script, frame and requests. They include paths, because other parts of google.com host scripts
 * whose code depends on the URL (JSONP).
 */
function captchaOrigins(captcha: CaptchaEnv | null): string[] {
  if (!captcha) return [];
  return captcha.scriptUrl === null
    ? ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']
    : [new URL(captcha.scriptUrl).origin];
}
