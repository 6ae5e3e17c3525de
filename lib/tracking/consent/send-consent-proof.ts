import { CONSENT_VERSION, type Consent } from '@/lib/session/consent-cookie';

const RETRY_DELAY_MS = 2_000;
const TIMEOUT_MS = 5_000;

/**
 * Sends the choice to the shop, which must be able to prove consent (GDPR art. 7(1)); the response renews the cookie,
 * because some browsers limit script cookies to a week. Retried once, without blocking the visitor.
 */
export async function sendConsentProof(consent: Consent, wait = RETRY_DELAY_MS): Promise<void> {
  if (await send(consent)) return;
  await new Promise((resolve) => setTimeout(resolve, wait));
  await send(consent);
}

/** Returns false if a retry may help: the shop was unreachable, not when it rejected the request. */
async function send({ id, statistics, marketing, at }: Consent): Promise<boolean> {
  const data = { id, choices: { statistics, marketing }, version: CONSENT_VERSION, at };
  try {
    const response = await fetch('/api/consent', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data }),
      // Continues after a navigation.
      keepalive: true,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.status < 500;
  } catch {
    return false;
  }
}
