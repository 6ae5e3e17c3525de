import 'server-only';
import { z } from 'zod';
import { env, type CaptchaEnv } from '@/lib/core/env';
import { reportError } from '@/lib/core/report-error';
import { CAPTCHA_HEADER } from '@/lib/forms/captcha';
import { localeOrigins } from '@/lib/i18n/hosts';
import { EndpointError } from '@/lib/backend/endpoint-errors';

/** Short, because the visitor is waiting. */
const TIMEOUT_MS = 3_000;
const MAX_TOKEN = 8_192;

/** `unreachable`: the provider is down or rejects our secret. */
export type CaptchaVerdict = 'passed' | 'missing' | 'refused' | 'unreachable';

export interface CaptchaCheck {
  token: string | null;
  /** The expected captcha action. */
  action: string;
  /** Our own hosts; rejects tokens issued for another host. */
  hostnames: string[];
}

/** Error codes caused by our configuration, not by the visitor. */
const CONFIGURATION_ERRORS = new Set(['missing-input-secret', 'invalid-input-secret', 'bad-request']);

const verifySchema = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
});

/**
 * Verifies a token with the provider: it must be known, unused (a second use is `timeout-or-duplicate`), issued on our
 * host for this action, and score high enough. The visitor's IP address is not sent: it is not needed.
 */
export async function verifyCaptcha(
  { token, action, hostnames }: CaptchaCheck,
  { secret, verifyUrl, minScore }: CaptchaEnv,
  ask: typeof fetch = fetch,
): Promise<CaptchaVerdict> {
  if (!token) return 'missing';
  if (token.length > MAX_TOKEN) return 'refused';
  const result = await requestVerdict(verifyUrl, new URLSearchParams({ secret, response: token }), ask);
  if (!result || result['error-codes'].some((code) => CONFIGURATION_ERRORS.has(code))) return 'unreachable';
  const isOurs = result.hostname === undefined || hostnames.includes(result.hostname);
  const passes = result.success && isOurs && result.action === action && (result.score ?? 0) >= minScore;
  return passes ? 'passed' : 'refused';
}

async function requestVerdict(url: string, body: URLSearchParams, ask: typeof fetch) {
  try {
    const response = await ask(url, {
      method: 'POST',
      body,
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const parsed = verifySchema.safeParse(await response.json());
    return response.ok && parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

interface RequireOptions {
  /** Accepts requests without a token, so that people who block the captcha can still order. */
  optional?: boolean;
}

/**
 * Rejects a request whose captcha fails; passes if none is configured. Requests also pass while the provider is down:
 * losing orders and messages is worse than some spam, and honeypot and rate limits still apply.
 */
export async function requireCaptcha(
  headers: Headers,
  action: string,
  { optional = false }: RequireOptions = {},
): Promise<void> {
  const { captcha } = env();
  if (!captcha) return;
  const hostnames = Object.values(localeOrigins()).map((origin) => new URL(origin).hostname);
  const verdict = await verifyCaptcha({ token: headers.get(CAPTCHA_HEADER), action, hostnames }, captcha);
  if (verdict === 'unreachable') {
    reportError(new Error('The captcha provider gave no usable response; the request is accepted'), {
      where: `captcha ${action}`,
    });
    return;
  }
  if (verdict === 'refused' || (verdict === 'missing' && captcha.required && !optional)) throw captchaFailed();
}

const captchaFailed = (): EndpointError =>
  new EndpointError({ status: 403, name: 'CaptchaFailed', message: 'Captcha verification failed' });
