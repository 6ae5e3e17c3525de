import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { getSiteSettings } from '@/lib/content/queries';
import type { Alternates } from '@/lib/content/types';
import { env } from '@/lib/env';
import { absoluteUrl, isPublic, originOf } from '@/lib/hosts';
import { LOCALES, type Locale, locales } from '@/lib/i18n/locales';
import type { Media } from '@/lib/media';
import { type Card, CARD_SIZE, cardPath } from '@/lib/og/card';
import { siteCard } from '@/lib/og/cards';
import { describe } from './describe';
import { hreflang } from './hreflang';

export interface PageMeta {
  locale: Locale;
  /** Public path of this page, without listing keys that don't make another page. */
  path: string;
  title: string;
  /** Texts of the page, the best first; what the editor wrote for search engines leads. */
  texts?: string[];
  /** The picture that an editor chose for those who are sent this page; it wins over the drawn one. */
  image?: Media | null;
  /** What is drawn otherwise. */
  card?: Card;
  /** Facts of this kind of page, see the Open Graph protocol. */
  article?: { published: string; author: string };
  /** Public path of the same page per locale. */
  alternates?: Alternates;
  noindex?: boolean;
}

/** Canonical, hreflang, Open Graph: what every page says about itself. */
export async function pageMetadata(meta: PageMeta): Promise<Metadata> {
  const { locale, path, title, noindex = false } = meta;
  const settings = await getSiteSettings(locale);
  const t = await getTranslations({ locale, namespace: 'meta' });
  const shown = title.includes(settings.siteName) ? title : t('title', { title, site: settings.siteName });
  const description = describe([...(meta.texts ?? []), noindex ? '' : title, settings.seo.description]) || undefined;
  const own = meta.image ?? (meta.card ? null : settings.seo.image);
  const picture = own ?? {
    ...CARD_SIZE,
    url: cardPath(locale, meta.card ?? siteCard(settings), settings),
    alt: meta.card?.title ?? settings.siteName,
  };
  const url = absoluteUrl(locale, path);
  return {
    metadataBase: new URL(originOf(locale)),
    manifest: '/site.webmanifest',
    title: shown,
    description,
    alternates: noindex ? undefined : { canonical: url, languages: hreflang(meta.alternates ?? {}) },
    robots: noindex || isDemo() ? { index: false } : undefined,
    openGraph: {
      ...(meta.article
        ? {
            type: 'article',
            publishedTime: meta.article.published || undefined,
            authors: meta.article.author || undefined,
          }
        : { type: 'website' }),
      url,
      title,
      description,
      siteName: settings.siteName,
      locale: LOCALES[locale].openGraph,
      alternateLocale: locales
        .filter((other) => other !== locale && meta.alternates?.[other])
        .map((other) => LOCALES[other].openGraph),
      images: [{ url: picture.url, width: picture.width, height: picture.height, alt: picture.alt }],
    },
    twitter: { card: 'summary_large_image' },
  };
}

/** A shop that runs on sandboxes where others can reach it: nothing is sold, and search engines must not find it. */
export const isDemo = (): boolean => env().sandbox && isPublic();
