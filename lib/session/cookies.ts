import { CONSENT_COOKIE, CONSENT_DAYS, type Consent } from './consent-cookie';
import { encodeConsent } from './encode-consent';
import { localeOfHost, originOf } from '@/lib/i18n/hosts';
import { ORDER_ACCESS_COOKIE, ORDER_ACCESS_DAYS } from './order-access-cookie';
import { PREVIEW_SECONDS, previewCookieName } from './preview-cookie';

const DAY = 24 * 60 * 60;
const SESSION_DAYS = 30;
/** The maximum lifetime that browsers allow. */
const DEVICE_DAYS = 400;

/** Whether this host is served over https, which decides on the `__Host-` prefix. */
export function isSecureHost(host: string | null): boolean {
  const locale = localeOfHost(host);
  return locale !== null && originOf(locale).startsWith('https:');
}

export const sessionCookieName = (secure: boolean): string => (secure ? '__Host-session' : 'session');

export const deviceCookieName = (secure: boolean): string => (secure ? '__Host-device' : 'device');

/** Whether this can be a session token, and is safe in a header. */
export const isToken = (value: string | undefined): value is string => /^[\w.-]{1,2000}$/.test(value ?? '');

export const isDeviceId = (value: string | undefined): value is string => /^[\w-]{16,128}$/.test(value ?? '');

interface CookieOptions {
  secure: boolean;
  maxAge: number;
  httpOnly?: boolean;
}

function writeCookie(name: string, value: string, { secure, maxAge, httpOnly = true }: CookieOptions): string {
  const flags = [`Path=/`, `Max-Age=${maxAge}`, 'SameSite=Lax', httpOnly && 'HttpOnly', secure && 'Secure'];
  return [`${name}=${encodeURIComponent(value)}`, ...flags.filter(Boolean)].join('; ');
}

/** The session cookie, and a script-readable hint that only selects a label in the header. */
export function writeSessionCookies(jwt: string, secure: boolean): string[] {
  const maxAge = SESSION_DAYS * DAY;
  return [
    writeCookie(sessionCookieName(secure), jwt, { secure, maxAge }),
    writeCookie('signed-in', '1', { secure, maxAge, httpOnly: false }),
  ];
}

export const clearSessionCookies = (secure: boolean): string[] => [
  writeCookie(sessionCookieName(secure), '', { secure, maxAge: 0 }),
  writeCookie('signed-in', '', { secure, maxAge: 0, httpOnly: false }),
];

/** Set with the first step of signing in, never earlier. Identifies the browser, not the user. */
export const writeDeviceCookie = (value: string, secure: boolean): string =>
  writeCookie(deviceCookieName(secure), value, { secure, maxAge: DEVICE_DAYS * DAY });

const TRANSACTION_MINUTES = 10;
const TRANSACTION_COOKIE = 'google-transaction';
const transactionName = (secure: boolean): string => (secure ? `__Host-${TRANSACTION_COOKIE}` : TRANSACTION_COOKIE);

/** Binds the OAuth callback to the browser that started the sign-in. */
export const writeGoogleTransaction = (value: string, secure: boolean): string =>
  writeCookie(transactionName(secure), value, { secure, maxAge: TRANSACTION_MINUTES * 60 });
export const clearGoogleTransaction = (secure: boolean): string =>
  writeCookie(transactionName(secure), '', { secure, maxAge: 0 });
export const readGoogleTransaction = (jar: CookieJar, secure: boolean): string =>
  (jar.get(transactionName(secure))?.value ?? '').slice(0, 4096);

interface CookieJar {
  get: (name: string) => { value: string } | undefined;
}

/** Enables drafts for an editor who came from the admin. */
export const writePreviewCookie = (value: string, secure: boolean): string =>
  writeCookie(previewCookieName(secure), value, { secure, maxAge: PREVIEW_SECONDS });
export const clearPreviewCookie = (secure: boolean): string =>
  writeCookie(previewCookieName(secure), '', { secure, maxAge: 0 });

export const writeOrderAccessCookie = (value: string, secure: boolean): string =>
  writeCookie(ORDER_ACCESS_COOKIE, value, { secure, maxAge: ORDER_ACCESS_DAYS * DAY });

/**
 * Readable by scripts, which load tags according to it. Also written by the server, because some browsers limit cookies
 * set by scripts to a week.
 */
export const writeConsentCookie = (consent: Consent, secure: boolean): string =>
  writeCookie(CONSENT_COOKIE, decodeURIComponent(encodeConsent(consent)), {
    secure,
    maxAge: CONSENT_DAYS * DAY,
    httpOnly: false,
  });
