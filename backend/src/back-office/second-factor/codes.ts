import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** What authenticator apps expect: SHA-1, six digits, thirty seconds (RFC 6238). */
const SETTINGS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Clocks of phones: one step early or late is accepted. */
const WINDOW = 1;

const RECOVERY_CODES = 10;
/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
/** 118 bits, too many to guess: recovery codes need no limit of attempts. */
const RECOVERY_LENGTH = 24;

/** 160 bits in base32, as RFC 4226 recommends. */
export const createSecret = (): string => new Secret({ size: 20 }).base32;

const authenticator = (secret: string): TOTP => new TOTP({ ...SETTINGS, secret: Secret.fromBase32(secret) });

/** What the QR code says: `otpauth://totp/…`. */
export const enrolmentUri = (secret: string, issuer: string, label: string): string =>
  new TOTP({ ...SETTINGS, secret: Secret.fromBase32(secret), issuer, label }).toString();

/** The thirty-second step whose code this is; null for a code of no step near this moment. */
export function matchStep(secret: string, code: string, now: Date): number | null {
  const totp = authenticator(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

export function createRecoveryCodes(): string[] {
  const sign = (): string => ALPHABET.charAt(randomInt(ALPHABET.length));
  return Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: RECOVERY_LENGTH }, sign).join(''));
}

/** In groups of six, to be read and typed. */
export const formatRecoveryCode = (code: string): string => code.replace(/.{6}(?=.)/g, '$&-');

export interface TypedCode {
  kind: 'authenticator' | 'recovery';
  code: string;
}

/** A code as somebody typed it, with blanks and hyphens anywhere; null if it can be neither kind. */
export function parseTypedCode(text: string): TypedCode | null {
  const code = text.replaceAll(/[\s-]/g, '').toLowerCase();
  if (/^\d{6}$/.test(code)) return { kind: 'authenticator', code };
  if (code.length === RECOVERY_LENGTH && [...code].every((sign) => ALPHABET.includes(sign)))
    return { kind: 'recovery', code };
  return null;
}
