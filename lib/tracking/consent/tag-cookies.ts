import type { Choices } from '@/lib/session/consent-cookie';

/** Known cookies of Google's tags by purpose. They are listed on the cookie page (backend/seed). */
const STATISTICS = /^(_ga$|_ga_|_gid$|_gat|_dc_gtm_)/;
const MARKETING = /^(_gcl_|_gac_|FPGCL)/;

/** Whether this cookie is no longer covered by consent. */
export function lacksConsent(name: string, { statistics, marketing }: Choices): boolean {
  return (!statistics && STATISTICS.test(name)) || (!marketing && MARKETING.test(name));
}

/** Tags set cookies on the highest possible domain: `www.shop.example` and `shop.example`. */
export function cookieDomains(host: string): string[] {
  const labels = host.split('.');
  return labels.slice(0, -1).map((_label, index) => labels.slice(index).join('.'));
}

/** Storage key of the purchases already tracked; only used with consent. */
export const TRACKED_PURCHASES_KEY = 'tracked-purchases';

/** Removes cookies and stored data of tags that are no longer covered by consent. */
export function removeTagCookies(choices: Choices): void {
  if (!choices.statistics && !choices.marketing) clearTrackedPurchases();
  for (const pair of document.cookie.split('; ')) {
    const name = pair.split('=', 1)[0] ?? '';
    if (!lacksConsent(name, choices)) continue;
    const gone = `${name}=; path=/; max-age=0`;
    document.cookie = gone;
    for (const domain of cookieDomains(location.hostname)) document.cookie = `${gone}; domain=${domain}`;
  }
}

function clearTrackedPurchases(): void {
  try {
    localStorage.removeItem(TRACKED_PURCHASES_KEY);
  } catch {
    // Nothing is stored.
  }
}
