import { env } from '../../platform/env/env';
import type { Locale } from '../../../contract/locales';

export interface RelyingParty {
  /** The only origin whose pages may use the passkey. */
  origin: string;
  /** Domain that the passkey is bound to (`rpID`). */
  domain: string;
}

/** The shop of a language, from the settings and never from the request's Host (decision 0038). */
export function relyingPartyOf(locale: Locale): RelyingParty {
  const origin = env().shopOrigins[locale];
  return { origin, domain: new URL(origin).hostname };
}
