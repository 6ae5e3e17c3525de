import { CONSENT_COOKIE, CONSENT_DAYS, type Consent } from './consent-cookie';
import { encodeConsent } from './encode-consent';
import { localeOfHost, originOf } from '@/lib/i18n/hosts';
import { ORDER_ACCESS_COOKIE, ORDER_ACCESS_DAYS } from './order-access-cookie';
import { PREVIEW_SECONDS, previewCookieName } from './preview-cookie';

const DAY = 24 * 60 * 60;
const SESSION_DAYS = 30;
/** As long as browsers keep a cookie at most. */
const DEVICE_DAYS = 400;

/** Whether the shop on this host is served over https, so that cookies can be tied to it. */
export function isSecureHost(host: string | null): boolean {
  const locale = localeOfHost(host);
  return locale !== null && originOf(locale).startsWith('https:');
}

export const sessionCookieName = (secure: boolean): string => (secure ? '__Host-session' : 'session');

export const deviceCookieName = (secure: boolean): string => (secure ? '__Host-device' : 'device');

/** The session token as the backend made it; anything else could not even travel in a header. */
export const isToken = (value: string | undefined): value is string => /^[\w.-]{1,2000}$/.test(value ?? '');

export const isDevice = (value: string | undefined): value is string => /^[\w-]{16,128}$/.test(value ?? '');

interface CookieOptions {
  secure: boolean;
  maxAge: number;
  httpOnly?: boolean;
}

function writeCookie(name: string, value: string, { secure, maxAge, httpOnly = true }: CookieOptions): string {
  const flags = [`Path=/`, `Max-Age=${maxAge}`, 'SameSite=Lax', httpOnly && 'HttpOnly', secure && 'Secure'];
  return [`${name}=${encodeURIComponent(value)}`, ...flags.filter(Boolean)].join('; ');
}

/** The session, and beside it the readable hint that only chooses a label in the header. */
export function openSession(jwt: string, secure: boolean): string[] {
  const maxAge = SESSION_DAYS * DAY;
  return [
    writeCookie(sessionCookieName(secure), jwt, { secure, maxAge }),
    writeCookie('signed-in', '1', { secure, maxAge, httpOnly: false }),
  ];
}

export const closeSession = (secure: boolean): string[] => [
  writeCookie(sessionCookieName(secure), '', { secure, maxAge: 0 }),
  writeCookie('signed-in', '', { secure, maxAge: 0, httpOnly: false }),
];

/** Set with the first step of signing in, never before: it tells this browser from others, not who uses it. */
export const writeDevice = (value: string, secure: boolean): string =>
  writeCookie(deviceCookieName(secure), value, { secure, maxAge: DEVICE_DAYS * DAY });

const TRANSACTION_MINUTES = 10;
const TRANSACTION_COOKIE = 'google-transaction';
const transactionName = (secure: boolean): string => (secure ? `__Host-${TRANSACTION_COOKIE}` : TRANSACTION_COOKIE);

/** What proves that the one who comes back from Google is the one who went there. */
export const writeTransaction = (value: string, secure: boolean): string =>
  writeCookie(transactionName(secure), value, { secure, maxAge: TRANSACTION_MINUTES * 60 });
export const closeTransaction = (secure: boolean): string =>
  writeCookie(transactionName(secure), '', { secure, maxAge: 0 });
export const readTransaction = (jar: CookieJar, secure: boolean): string =>
  (jar.get(transactionName(secure))?.value ?? '').slice(0, 4096);

interface CookieJar {
  get: (name: string) => { value: string } | undefined;
}

/** What shows drafts to the editor who came from the admin. */
export const openPreviewCookie = (value: string, secure: boolean): string =>
  writeCookie(previewCookieName(secure), value, { secure, maxAge: PREVIEW_SECONDS });
export const closePreviewCookie = (secure: boolean): string =>
  writeCookie(previewCookieName(secure), '', { secure, maxAge: 0 });

export const writeOrderAccess = (value: string, secure: boolean): string =>
  writeCookie(ORDER_ACCESS_COOKIE, value, { secure, maxAge: ORDER_ACCESS_DAYS * DAY });

/** Readable by script, which decides by it what is loaded. Written by the server too, because some browsers keep a script's cookie for a week only. */
export const writeConsent = (consent: Consent, secure: boolean): string =>
  writeCookie(CONSENT_COOKIE, decodeURIComponent(encodeConsent(consent)), {
    secure,
    maxAge: CONSENT_DAYS * DAY,
    httpOnly: false,
  });
