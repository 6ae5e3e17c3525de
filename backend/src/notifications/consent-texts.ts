import { MESSAGES } from '../platform/mail/messages';
import { type Locale } from '../../contract/locales';

/** Incremented whenever one of the texts changes in any language. */
const CONSENT_VERSION = '2026-11-23';

/**
 * Exact consent text of the checkout, stored with the order and repeated in its mail. The account sentence is omitted for
 * signed-in customers.
 */
export function consentTexts(
  locale: Locale,
  { immediateAccess, signedIn }: { immediateAccess: boolean; signedIn: boolean },
): { version: string; text: string } {
  const { consent } = MESSAGES[locale];
  const terms = signedIn ? consent.termsSignedIn : consent.terms;
  return { version: CONSENT_VERSION, text: immediateAccess ? `${terms}\n${consent.immediateAccess}` : terms };
}
