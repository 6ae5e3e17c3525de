// Certificates of finished levels, for both halves.
import type { Locale } from './locales';

/** Without letters that are read as a digit or as each other (Crockford's base 32). */
export const SERIAL_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP = 4;
/** 16 signs of 5 bits. */
export const SERIAL_LENGTH = 16;

/** `K7QM-2XPD-9RT4-HW3C`, as it is stored and printed. */
export const formatSerial = (signs: string): string => (signs.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join('-');

/** The serial that somebody typed or scanned, with the usual misreadings; null for what can not be one. */
export function parseSerial(typed: string): string | null {
  const signs = typed.toUpperCase().replace(/[-\s]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  const isWhole = signs.length === SERIAL_LENGTH && [...signs].every((sign) => SERIAL_SIGNS.includes(sign));
  return isWhole ? formatSerial(signs) : null;
}

/** An issued certificate, for the account of its child. */
export interface Certificate {
  /** Id of the child. */
  child: string;
  /** Id of the level. */
  level: string;
  serial: string;
  /** `YYYY-MM-DD` in the shop's time zone. */
  day: string;
}

/** What anybody with the serial may know. */
export interface CertificateCheck {
  serial: string;
  /** Title of the level, in `language`. */
  level: string;
  language: Locale;
  day: string;
  /** First sign of the nickname. */
  initial: string;
}
