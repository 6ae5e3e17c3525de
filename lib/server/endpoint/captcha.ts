import 'server-only';
import { z } from 'zod';
import { env, type CaptchaEnv } from '@/lib/core/env';
import { reportError } from '@/lib/core/report-error';
import { CAPTCHA_HEADER } from '@/lib/forms/captcha';
import { localeOrigins } from '@/lib/i18n/hosts';
import { EndpointError } from '@/lib/backend/endpoint-errors';

/** Somebody waits for the answer to a form. */
const TIMEOUT_MS = 3_000;
const MAX_TOKEN = 8_192;

/** `unreachable`: nobody could say, because the provider is away or does not know our secret. */
export type CaptchaVerdict = 'passed' | 'missing' | 'refused' | 'unreachable';

export interface CaptchaCheck {
  token: string | null;
  /** What the token must have been made for. */
  action: string;
  /** Names of our own hosts: a token of another site's page is none. */
  hostnames: string[];
}

/** Answers that are about us and not about the visitor. */
const CONFIGURATION_ERRORS = new Set(['missing-input-secret', 'invalid-input-secret', 'bad-request']);

const verifySchema = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
});

/**
 * Asks the provider about a token. It passes when the provider knows it, sees it for the first time (a second use is its
 * `timeout-or-duplicate`), and it was made on a page of ours for this action by somebody who scores well enough.
 * The visitor's address is not passed on: it is not needed.
 */
export async function verifyCaptcha(
  { token, action, hostnames }: CaptchaCheck,
  { secret, verifyUrl, minScore }: CaptchaEnv,
  ask: typeof fetch = fetch,
): Promise<CaptchaVerdict> {
  if (!token) return 'missing';
  if (token.length > MAX_TOKEN) return 'refused';
  const answer = await requestVerdict(verifyUrl, new URLSearchParams({ secret, response: token }), ask);
  if (!answer || answer['error-codes'].some((code) => CONFIGURATION_ERRORS.has(code))) return 'unreachable';
  const isOurs = answer.hostname === undefined || hostnames.includes(answer.hostname);
  const passes = answer.success && isOurs && answer.action === action && (answer.score ?? 0) >= minScore;
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
  /** Without a token the call passes: people who block the captcha may still order. */
  optional?: boolean;
}

/**
 * Refuses a call that the captcha does not vouch for; passes where no captcha is set up. While the provider is away the call passes
 * too: a shop that can't be ordered from, nor written to, costs more than some spam, and honeypot and limits per address still hold.
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
    reportError(new Error('The captcha provider gave no usable answer; the call passes'), {
      where: `captcha ${action}`,
    });
    return;
  }
  if (verdict === 'refused' || (verdict === 'missing' && !optional)) throw captchaFailed();
}

export const captchaFailed = (): EndpointError =>
  new EndpointError({ status: 403, name: 'CaptchaFailed', message: 'The captcha does not vouch for this call' });
