import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { getSiteSettings } from '@/lib/content/pages/page-queries';
import { env } from '@/lib/core/env';
import { absoluteUrl, isPublic, originOf } from '@/lib/i18n/hosts';
import type { Media } from '@/lib/core/media';
import { type Card, CARD_SIZE, cardPath } from '@/lib/discovery/og/card';
import { siteCard } from '@/lib/discovery/og/entry-cards';
import { buildDescription } from './build-description';
import { hreflang } from './hreflang';
import { type Alternates } from '@/lib/i18n/alternates';
import { LOCALE_SETTINGS, type Locale, LOCALES } from '@/backend/contract/locales';

export interface PageMeta {
  locale: Locale;
  /** Public path of this page, without listing keys that don't make another page. */
  path: string;
  /** Of a list that goes on over several pages; each further one is a page of its own. */
  number?: number;
  title: string;
  /** What the editor wrote for search engines. */
  description?: string;
  /** Texts of the page that describe it where the editor wrote nothing, the best first. */
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
  const { locale, number = 1, noindex = false } = meta;
  const settings = await getSiteSettings(locale);
  const t = await getTranslations({ locale, namespace: 'meta' });
  const path = number > 1 ? `${meta.path}${meta.path.includes('?') ? '&' : '?'}page=${number}` : meta.path;
  const title = number > 1 ? t('page', { title: meta.title, page: String(number) }) : meta.title;
  // Other languages may have fewer pages.
  const alternates = number > 1 ? {} : (meta.alternates ?? {});
  const shown = title.includes(settings.siteName) ? title : t('title', { title, site: settings.siteName });
  // A list's further pages say which one they are; whatever has no text at all still says its title.
  const texts = [meta.description ?? '', ...(meta.texts ?? []), noindex ? '' : title, settings.seo.description];
  const description = buildDescription(number > 1 ? [title, ...texts] : texts) || undefined;
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
    alternates: noindex ? undefined : { canonical: url, languages: hreflang(alternates) },
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
      locale: LOCALE_SETTINGS[locale].openGraph,
      alternateLocale: LOCALES
        .filter((other) => other !== locale && alternates[other])
        .map((other) => LOCALE_SETTINGS[other].openGraph),
      images: [{ url: picture.url, width: picture.width, height: picture.height, alt: picture.alt }],
    },
    twitter: { card: 'summary_large_image' },
  };
}

/** A shop that runs on sandboxes where others can reach it: nothing is sold, and search engines must not find it. */
export const isDemo = (): boolean => env().sandbox && isPublic();
