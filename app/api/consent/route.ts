import { CONSENT_VERSION } from '@/lib/session/consent-cookie';
import { parseConsent } from '@/lib/server/endpoint/parse-consent';
import { readJsonObject } from '@/lib/server/endpoint/read-body';
import { writeConsentCookie } from '@/lib/session/cookies';
import { jsonResponse, errorResponse, endpoint } from '@/lib/server/endpoint/endpoint';
import { forward } from '@/lib/backend/forward-request';

/**
 * Stores proof of consent (GDPR art. 7(1)): the choices, the version of the question and the time, under the random id of the
 * browser's own cookie, without IP address or account. The cookie is valid whether or not the proof could be stored.
 */
export const POST = endpoint(async ({ request, caller, secure }) => {
  const { id, statistics, marketing, at } = parseConsent(await readJsonObject(request));
  const cookies = [writeConsentCookie({ id, statistics, marketing, at }, secure)];
  const data = { id, choices: { statistics, marketing }, version: CONSENT_VERSION, locale: caller.locale };
  try {
    await forward('/consent-records', { method: 'POST', body: { data }, caller });
    return jsonResponse({ data: { ok: true } }, { status: 201, cookies });
  } catch (error) {
    return errorResponse(error, cookies);
  }
});
