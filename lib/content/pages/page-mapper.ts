import type { WirePage, WireSettings } from './wire';
import { translateCountry } from '@/backend/contract/country-names';
import { addFaqAnchors } from './faq-anchors';
import type { GuaranteeNotice, Page, SiteSettings } from './types';
import { type Alternates } from '@/lib/i18n/alternates';
import { type Link } from '@/lib/core/link';
import { type Locale } from '@/backend/contract/locales';
import { DEFAULT_REMINDER_HOURS } from '@/backend/contract/cart-reminders';

/** Path, parents and translations of a page, from the route index. */
export interface PageRouting {
  path: string[];
  breadcrumbs: Link[];
  alternates: Alternates;
}

export function toPage({ slug: _slug, noindex, ...page }: WirePage, place: PageRouting): Page {
  return { ...page, blocks: addFaqAnchors(page.blocks), noindex: noindex ?? false, ...place };
}

/** Adds a missing leading slash; other URLs, hashes and mail links stay unchanged. */
export function normalizeLinkPath(path: string): string {
  return /^([a-z][a-z+.-]*:|\/|#)/i.test(path) ? path : `/${path}`;
}

/** A notice without text, or a link without URL, becomes null. */
function toGuarantee(wire: WireSettings['guarantee']): GuaranteeNotice | null {
  if (!wire?.text) return null;
  const { title, duration, text, pageLabel, pagePath, euLabel, euUrl } = wire;
  return {
    title,
    duration,
    text,
    page: pagePath ? { label: pageLabel || pagePath, path: normalizeLinkPath(pagePath) } : null,
    eu: euUrl ? { label: euLabel || euUrl, path: euUrl } : null,
  };
}

export function toSettings(wire: WireSettings, locale: Locale): SiteSettings {
  return {
    siteName: wire.siteName,
    tagline: wire.tagline,
    logo: wire.logo,
    promoText: wire.promoText,
    promoPath: normalizeLinkPath(wire.promoPath),
    footerText: wire.footerText,
    paymentText: wire.paymentText,
    guarantee: toGuarantee(wire.guarantee),
    company: {
      name: wire.companyName,
      address: translateCountry(wire.companyAddress, locale),
      chamberOfCommerce: wire.chamberOfCommerce,
      vatNumber: wire.vatNumber,
      email: wire.contactEmail,
      phone: wire.contactPhone,
    },
    registrations: wire.registrations,
    socialLinks: wire.socialLinks,
    profileSlug: wire.profileSlug,
    timeZone: wire.timeZone,
    minimumAge: wire.minimumAge,
    requireAddition: wire.requireAddition ?? false,
    cartReminderHours: wire.cartReminderHours ?? DEFAULT_REMINDER_HOURS,
    seo: wire.seo,
  };
}

/** Slug of a page in a locale, falling back to its own, from the slugify response. */
export function localisedSlug(
  wire: { slug: string; localizations: { slug: string; locale: string }[] },
  locale: Locale,
): string {
  return wire.localizations.find((entry) => entry.locale === locale)?.slug ?? wire.slug;
}
