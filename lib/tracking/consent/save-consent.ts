import Cookies from 'js-cookie';
import { type Choices, CONSENT_COOKIE, CONSENT_DAYS, type Consent } from '@/lib/session/consent-cookie';
import { encodeConsent } from '@/lib/session/encode-consent';
import { sendConsentProof } from './send-consent-proof';
import { readConsent, refreshConsent } from './consent-store';
import { removeTagCookies } from './tag-cookies';

const jar = Cookies.withConverter<string>({ read: (value) => value, write: (value) => value });

/** Maximum delay of the reload for sending the proof; a request in flight continues anyway. */
const MAX_PROOF_WAIT_MS = 1_500;

/**
 * Stores a choice, which takes effect immediately, whether or not its proof reaches the shop. Revoking is as easy as
 * consenting (GDPR art. 7(3)): the tags' cookies are deleted, and a page with loaded tags is reloaded, because scripts
 * cannot be unloaded.
 */
export async function saveConsent(choices: Choices, reload = () => location.reload()): Promise<void> {
  const before = readConsent();
  const consent: Consent = { ...choices, id: before?.id ?? createId(), at: Math.floor(Date.now() / 1000) };
  jar.set(CONSENT_COOKIE, encodeConsent(consent), {
    path: '/',
    expires: CONSENT_DAYS,
    sameSite: 'Lax',
    secure: location.protocol === 'https:',
  });
  refreshConsent();
  const sending = sendConsentProof(consent);
  removeTagCookies(choices);
  const isWithdrawn = (before?.statistics && !choices.statistics) || (before?.marketing && !choices.marketing);
  if (!isWithdrawn || !window.dataLayer) return;
  await Promise.race([sending, new Promise((resolve) => setTimeout(resolve, MAX_PROOF_WAIT_MS))]);
  // Again, because tags may have set cookies meanwhile.
  removeTagCookies(choices);
  reload();
}

/** A random UUID; `crypto.randomUUID` is unavailable on plain http. */
function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
