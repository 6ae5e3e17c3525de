import Cookies from 'js-cookie';
import { type Choices, CONSENT_COOKIE, CONSENT_DAYS, type Consent } from '@/lib/session/consent-cookie';
import { encodeConsent } from '@/lib/session/encode-consent';
import { sendConsentProof } from './send-consent-proof';
import { readConsent, refreshConsent } from './consent-store';
import { removeTagCookies } from './tag-cookies';

const jar = Cookies.withConverter<string>({ read: (value) => value, write: (value) => value });

/** How long a page waits for the proof of a withdrawal before it is loaded again; a call that is under way is finished anyway. */
const MAX_PROOF_WAIT_MS = 1_500;

/**
 * Keeps an answer. It counts from now on, whether or not its proof reaches the shop. A withdrawal is one click like the consent was
 * (GDPR art. 7(3)): the tags' cookies go, and a page that has run tags is loaded again, because a script that was loaded
 * can't be unloaded and might go on measuring.
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
  // Once more: the tags may have written meanwhile.
  removeTagCookies(choices);
  reload();
}

/** A random UUID, also where `crypto.randomUUID` is missing: on plain http in a local network. */
function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
