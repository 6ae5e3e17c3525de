import { CONSENT_VERSION, type Consent, REFUSE_ALL } from './consent-cookie';

/** URL-encoded JSON, short: it travels with every request. */
export function encodeConsent({ id, statistics, marketing, at }: Consent): string {
  return encodeURIComponent(
    JSON.stringify({ v: CONSENT_VERSION, id, s: Number(statistics), m: Number(marketing), t: at }),
  );
}

/** The cookie's value of a visitor who refused: for tests and tools that want a page without the bar. */
export function refusingConsent(): string {
  const id = '00000000-0000-4000-8000-000000000000';
  return encodeConsent({ ...REFUSE_ALL, id, at: Math.floor(Date.now() / 1000) });
}
