import { CONSENT_VERSION, type Consent, REFUSE_ALL } from './consent-cookie';

/** Encodes as short, URL-encoded JSON, because the cookie is sent with every request. */
export function encodeConsent({ id, statistics, marketing, at }: Consent): string {
  return encodeURIComponent(
    JSON.stringify({ v: CONSENT_VERSION, id, s: Number(statistics), m: Number(marketing), t: at }),
  );
}

/** Cookie value of a refusal, for tests and tools that need pages without the consent bar. */
export function encodeRefusedConsent(): string {
  const id = '00000000-0000-4000-8000-000000000000';
  return encodeConsent({ ...REFUSE_ALL, id, at: Math.floor(Date.now() / 1000) });
}
