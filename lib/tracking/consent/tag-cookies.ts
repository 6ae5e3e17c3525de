import type { Choices } from '@/lib/session/consent-cookie';

/** Cookies that Google's tags are known to set, by what they are for. They are listed on the cookie page (backend/seed). */
const STATISTICS = /^(_ga$|_ga_|_gid$|_gat|_dc_gtm_)/;
const MARKETING = /^(_gcl_|_gac_|FPGCL)/;

/** Whether this cookie has no consent any more. */
export function lacksConsent(name: string, { statistics, marketing }: Choices): boolean {
  return (!statistics && STATISTICS.test(name)) || (!marketing && MARKETING.test(name));
}

/** Tags set their cookies as high as the browser lets them: `www.shop.example` and `shop.example`. */
export function cookieDomains(host: string): string[] {
  const labels = host.split('.');
  return labels.slice(0, -1).map((_label, index) => labels.slice(index).join('.'));
}

/** Under this name the browser remembers which purchases the tags were told; without any consent it remembers none. */
export const TRACKED_PURCHASES_KEY = 'tracked-purchases';

/** Removes what was left behind for the tags, or by them, and is not allowed any more. */
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
    // A browser without storage remembers nothing.
  }
}
