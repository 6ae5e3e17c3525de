import { MESSAGES } from '../platform/mail/messages';
import { type Locale } from '../../contract/locales';

/** Counts up whenever one of the texts changes in any language. */
const CONSENT_VERSION = '2026-11-20';

/**
 * What the customer agreed to, word for word as the box said it; kept with the order and repeated in its mail. No account
 * is created for who is signed in, so nothing is said of one.
 */
export function consentTexts(
  locale: Locale,
  { immediateAccess, signedIn }: { immediateAccess: boolean; signedIn: boolean },
): { version: string; text: string } {
  const { consent } = MESSAGES[locale];
  const terms = signedIn ? consent.termsSignedIn : consent.terms;
  return { version: CONSENT_VERSION, text: immediateAccess ? `${terms}\n${consent.immediateAccess}` : terms };
}
