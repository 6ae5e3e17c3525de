/** Levels of both halves, most important first. Requests are logged as `http`. */
export const LOG_LEVELS = ['error', 'warn', 'info', 'http', 'verbose', 'debug', 'silly'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** `json`: one line per event, for programs. `text`: for people. */
export const LOG_FORMATS = ['json', 'text'] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

/** Programs read the log in production, unless somebody watches it. */
export const defaultLogFormat = (isProduction: boolean, isTerminal: boolean): LogFormat =>
  isProduction && !isTerminal ? 'json' : 'text';

const EMAIL = /[^\s@<>"'`,;:()[\]]+@[^\s@<>"'`,;:()[\]]+\.[a-z]{2,}/gi;
/** Path and query of an address can be a payment page, or hold a key. */
const ADDRESS = /\b(https?:\/\/[^\s/"'`<>)?#]+)[/?#][^\s"'`<>)]*/g;
const QUERY = /\?[^\s?="'`]+=[^\s"'`]*/g;
/** Keys of the payment provider, and hashes. */
const KEY = /\b(?:test|live)_\w{20,}|\b[0-9a-f]{40,}\b/g;
/** 120 random bits and more: slugs and keys of orders, sessions, links in mails. Ids of entries are in lower case. */
const TOKEN = /(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{20,}/g;

/**
 * Takes out of a text what would name a customer or open something. A second line of defence: messages are written
 * without, but those of other programs (mail servers, drivers) repeat what they were given.
 */
export const withoutSecrets = (text: string): string =>
  text
    .replace(ADDRESS, '$1/…')
    .replace(EMAIL, '[email]')
    .replace(QUERY, '?…')
    .replace(KEY, '[key]')
    .replace(TOKEN, '[token]');

/** The error as it is logged: the frames of the stack hold no data, its head repeats the message. */
export function describeError(error: unknown): { type: string; message: string; stack?: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutSecrets(String(error)) };
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return { type: error.name, message: withoutSecrets(error.message), stack: frames?.join('\n') };
}
