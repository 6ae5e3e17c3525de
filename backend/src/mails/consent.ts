import type { Locale } from '../domain/locales';
import { MESSAGES } from './messages';

/** Counts up whenever one of the texts changes in any language. */
const CONSENT_VERSION = '2026-11-20';

/** What the customer agreed to, word for word; kept with the order and repeated in its mail. */
export function consentTexts(locale: Locale, immediateAccess: boolean): { version: string; text: string } {
  const { terms, immediateAccess: access } = MESSAGES[locale].consent;
  return { version: CONSENT_VERSION, text: immediateAccess ? `${terms}\n${access}` : terms };
}
