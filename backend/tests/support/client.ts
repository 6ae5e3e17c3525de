import { AsyncLocalStorage } from 'node:async_hooks';
import { testSecrets } from './backend';
import type { CaughtMail, CaughtRequest } from './catcher';
import { PATIENCE_MS } from './time-limits';
import { target } from './target';

export interface Answer<T = unknown> {
  status: number;
  headers: Headers;
  body: T;
}

export const backendUrl = (): string => target().backendUrl;

/** Headers of a call that the storefront makes for a visitor. */
export function asStorefront(headers: Record<string, string> = {}): Record<string, string> {
  return { 'x-shop-secret': testSecrets.SHOP_SECRET, 'x-shop-ip': randomAddress(), 'x-shop-locale': 'nl', ...headers };
}

/** A separate IP address per caller, so that rate limits of one test don't affect another. */
export function randomAddress(): string {
  const part = (): number => 1 + Math.floor(Math.random() * 254);
  return `10.${part()}.${part()}.${part()}`;
}

const crashPoint = new AsyncLocalStorage<string>();

const isLost = (error: unknown): boolean => error instanceof TypeError && error.message.startsWith('fetch failed');

/**
 * Ends the backend's work on a call at this point, or the whole process, see crash/preload.mjs. Undefined when it got no
 * response; a call with fewer points gets one.
 */
export const crashAt = <T>(
  point: number,
  work: () => Promise<T>,
  what: 'request' | 'process' = 'request',
): Promise<T | undefined> =>
  crashPoint.run(what === 'process' ? `${point}!` : String(point), async () => {
    try {
      return await work();
    } catch (error) {
      if (isLost(error)) return undefined;
      throw error;
    }
  });

/** Calls the backend and parses its JSON; the type is the test's claim, which its expectations check. */
export async function call<T = unknown>(path: string, init: RequestInit & { json?: unknown } = {}): Promise<Answer<T>> {
  const { json, ...rest } = init;
  const headers = new Headers(rest.headers);
  if (json !== undefined) headers.set('content-type', 'application/json');
  const point = crashPoint.getStore();
  if (point !== undefined) headers.set('x-crash-at', point);
  const response = await fetch(new URL(path, backendUrl()), {
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...rest,
    headers,
    body: json === undefined ? rest.body : JSON.stringify(json),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  return {
    status: response.status,
    headers: response.headers,
    body: (isJson && text !== '' ? JSON.parse(text) : text) as T,
  };
}

async function caught<T>(what: string): Promise<T[]> {
  const response = await fetch(new URL(what, target().catcherUrl));
  return (await response.json()) as T[];
}

/** Polls until the result is not null or undefined. */
export async function waitFor<T>(read: () => Promise<T | undefined>, timeout = PATIENCE_MS): Promise<T> {
  const deadline = Date.now() + timeout;
  for (;;) {
    const found = await read();
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error('No result in time');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export const readMails = (to: string): Promise<CaughtMail[]> => caught(`/mails?to=${encodeURIComponent(to)}`);
/** The storefront does not respond to this many of the next calls. */
export async function refuseCalls(times: number): Promise<void> {
  await fetch(`${target().catcherUrl}/refusals?times=${times}`, { method: 'PUT' });
}
export const readWebhooks = (): Promise<CaughtRequest[]> => caught('/requests?path=/api/revalidate');

/** The admin's tokens live for half an hour, and a run on a busy machine takes longer. */
const TOKEN_MS = 15 * 60_000;

/** Signs in again when the token is old. */
export function keepSignedIn(signIn: () => Promise<string>): () => Promise<string> {
  let token: Promise<string> | null = null;
  let since = 0;
  return () => {
    if (token === null || Date.now() - since > TOKEN_MS) {
      since = Date.now();
      token = signIn();
    }
    return token;
  };
}

async function signInAdmin(): Promise<string> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = testSecrets;
  const { body } = await call<{ data: { token: string } }>('/admin/login', {
    method: 'POST',
    json: { email, password },
  });
  return body.data.token;
}

export const adminToken = keepSignedIn(signInAdmin);

/** Calls the admin's API as its first user. */
export async function callAdmin<T = unknown>(
  path: string,
  init: RequestInit & { json?: unknown } = {},
): Promise<Answer<T>> {
  return call<T>(path, { ...init, headers: { authorization: `Bearer ${await adminToken()}` } });
}
