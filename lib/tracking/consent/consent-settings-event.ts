const EVENT = 'consent-settings';

/** Opens the consent dialog. */
export const openConsentSettings = (): boolean => window.dispatchEvent(new Event(EVENT));

export function onConsentSettings(open: () => void): () => void {
  window.addEventListener(EVENT, open);
  return () => window.removeEventListener(EVENT, open);
}
