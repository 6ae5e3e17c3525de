import { CONSENT_VERSION, type Consent } from '@/lib/session/consent-cookie';

const RETRY_DELAY_MS = 2_000;
/** No answer within this time is as good as none. */
const TIMEOUT_MS = 5_000;

/**
 * Tells the shop what was answered, so that it can prove the consent (GDPR art. 7(1)); the answer also sets the cookie again, because
 * some browsers keep one that a script wrote for a week only. Tried twice, never in the visitor's way.
 */
export async function sendConsentProof(consent: Consent, wait = RETRY_DELAY_MS): Promise<void> {
  if (await send(consent)) return;
  await new Promise((resolve) => setTimeout(resolve, wait));
  await send(consent);
}

/** False when asking again may help: the shop was away, not when it refused. */
async function send({ id, statistics, marketing, at }: Consent): Promise<boolean> {
  const data = { id, choices: { statistics, marketing }, version: CONSENT_VERSION, at };
  try {
    const answer = await fetch('/api/consent', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data }),
      // Also when the visitor has gone to the next page meanwhile.
      keepalive: true,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return answer.status < 500;
  } catch {
    return false;
  }
}
