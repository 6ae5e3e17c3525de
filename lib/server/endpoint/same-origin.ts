import { localeOfHost } from '@/lib/i18n/hosts';
import { type LocaleOrigins } from '@/backend/contract/locale-hosts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request may change state: it must come from a page of this host. */
export function isOwnOrigin(
  method: string,
  origin: string | null,
  host: string | null,
  origins?: LocaleOrigins,
): boolean {
  if (SAFE_METHODS.has(method)) return true;
  if (!origin || !host || !URL.canParse(origin)) return false;
  const locale = localeOfHost(host, origins);
  if (locale && origins) return origin === origins[locale];
  return new URL(origin).host === host.toLowerCase();
}
