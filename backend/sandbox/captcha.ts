/**
 * Stand-in for reCAPTCHA v3: the script that creates tokens and the endpoint that verifies them. A token contains its own action,
 * score and time, so that tests can create any of them.
 */
const SECRET = 'sandbox';
const MAX_AGE_MS = 2 * 60_000;

interface Token {
  id: string;
  action: string;
  score: number;
  host: string;
  at: number;
}

/** Runs in the visitor's browser. Adds a badge like Google's, so that tests can check that the shop hides it. */
const SCRIPT = `(() => {
  const box = document.createElement('div');
  const badge = document.createElement('div');
  box.append(badge);
  badge.className = 'grecaptcha-badge';
  badge.textContent = 'reCAPTCHA sandbox';
  Object.assign(badge.style, { position: 'fixed', right: '0', bottom: '14px', width: '256px', height: '60px' });
  const show = () => document.body.append(box);
  document.body ? show() : addEventListener('DOMContentLoaded', show);
  const make = (action) => {
    const token = { id: crypto.randomUUID(), action, score: 0.9, host: location.hostname, at: Date.now() };
    return 'sandbox.' + btoa(JSON.stringify(token));
  };
  window.grecaptcha = {
    ready: (then) => void setTimeout(then, 0),
    execute: (siteKey, { action = '' } = {}) => Promise.resolve(make(action)),
    render: () => 0,
    reset: () => {},
  };
})();
`;

function readToken(text: string): Token | null {
  try {
    const token: unknown = JSON.parse(Buffer.from(text.replace(/^sandbox\./, ''), 'base64').toString('utf8'));
    if (typeof token !== 'object' || token === null) return null;
    const { id, action, score, host, at } = token as Record<string, unknown>;
    const isToken =
      typeof id === 'string' &&
      typeof action === 'string' &&
      typeof score === 'number' &&
      typeof host === 'string' &&
      typeof at === 'number';
    return isToken ? { id, action, score, host, at } : null;
  } catch {
    return null;
  }
}

/** Used tokens, never evicted: a test run creates few. */
const used = new Set<string>();

/** Response of `siteverify` in Google's format. */
function verify(form: URLSearchParams, now = Date.now()): Record<string, unknown> {
  const refuse = (code: string) => ({ success: false, 'error-codes': [code] });
  if (form.get('secret') !== SECRET) return refuse('invalid-input-secret');
  const text = form.get('response') ?? '';
  if (text === '') return refuse('missing-input-response');
  const token = readToken(text);
  if (!token) return refuse('invalid-input-response');
  if (used.has(token.id) || now - token.at > MAX_AGE_MS) return refuse('timeout-or-duplicate');
  used.add(token.id);
  return {
    success: true,
    challenge_ts: new Date(token.at).toISOString(),
    hostname: token.host,
    score: token.score,
    action: token.action,
  };
}

export interface CaptchaAnswer {
  status: number;
  type: string;
  body: string;
}

/** Handles `/recaptcha/…`; null for other paths. */
export function answerCaptcha(
  call: { method: string; path: string; body: string },
  state: string,
): CaptchaAnswer | null {
  if (call.method === 'GET' && call.path === '/recaptcha/api.js')
    return { status: 200, type: 'text/javascript; charset=utf-8', body: SCRIPT };
  if (call.method !== 'POST' || call.path !== '/recaptcha/api/siteverify') return null;
  if (state === 'down') return { status: 503, type: 'text/plain', body: 'Switched off by a test' };
  return { status: 200, type: 'application/json', body: JSON.stringify(verify(new URLSearchParams(call.body))) };
}
