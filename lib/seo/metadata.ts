import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { getSiteSettings } from '@/lib/content/queries';
import type { Alternates } from '@/lib/content/types';
import { env } from '@/lib/env';
import { absoluteUrl, isPublic, originOf } from '@/lib/hosts';
import { LOCALES, type Locale, locales } from '@/lib/i18n/locales';
import type { Media } from '@/lib/media';
import { hreflang } from './hreflang';

export interface PageMeta {
  locale: Locale;
  /** Public path of this page, without listing keys that don't make another page. */
  path: string;
  title: string;
  description?: string;
  image?: Media | null;
  /** Public path of the same page per locale. */
  alternates?: Alternates;
  noindex?: boolean;
}

/** Canonical, hreflang, Open Graph: what every page says about itself. */
export async function pageMetadata(meta: PageMeta): Promise<Metadata> {
  const { locale, path, title, noindex = false } = meta;
  const settings = await getSiteSettings(locale);
  const t = await getTranslations({ locale, namespace: 'meta' });
  const description = meta.description || settings.seo.description || undefined;
  const picture = meta.image ?? settings.seo.image;
  const url = absoluteUrl(locale, path);
  return {
    metadataBase: new URL(originOf(locale)),
    title: title.includes(settings.siteName) ? title : t('title', { title, site: settings.siteName }),
    description,
    alternates: noindex ? undefined : { canonical: url, languages: hreflang(meta.alternates ?? {}) },
    robots: noindex || isDemo() ? { index: false } : undefined,
    openGraph: {
      type: 'website',
      url,
      title,
      description,
      siteName: settings.siteName,
      locale: LOCALES[locale].openGraph,
      alternateLocale: locales
        .filter((other) => other !== locale && meta.alternates?.[other])
        .map((other) => LOCALES[other].openGraph),
      images: picture
        ? [{ url: picture.url, width: picture.width, height: picture.height, alt: picture.alt }]
        : undefined,
    },
    twitter: { card: picture ? 'summary_large_image' : 'summary' },
  };
}

/** A shop that runs on sandboxes where others can reach it: nothing is sold, and search engines must not find it. */
export const isDemo = (): boolean => env().sandbox && isPublic();
