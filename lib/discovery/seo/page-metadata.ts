import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { getSiteSettings } from '@/lib/content/pages/page-queries';
import { env } from '@/lib/core/env';
import { absoluteUrl, isPublic, originOf, shopLocales } from '@/lib/i18n/hosts';
import type { Media } from '@/lib/core/media';
import { type Card, CARD_SIZE, cardPath } from '@/lib/discovery/og/card';
import { siteCard } from '@/lib/discovery/og/entry-cards';
import { buildDescription } from './build-description';
import { hreflang } from './hreflang';
import { type Alternates } from '@/lib/i18n/alternates';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';

export interface PageMeta {
  locale: Locale;
  /** Public path, without listing parameters that do not select another page. */
  path: string;
  /** Page number of a paginated list; further pages have their own URL. */
  number?: number;
  title: string;
  /** The editor's meta description. */
  description?: string;
  /** Fallback texts for the description, best first. */
  texts?: string[];
  /** The editor's Open Graph image; overrides the generated one. */
  image?: Media | null;
  /** Content of the generated image. */
  card?: Card;
  /** Open Graph properties of an article. */
  article?: { published: string; author: string };
  /** Permalink of the page per locale. */
  alternates?: Alternates;
  noindex?: boolean;
}

/** Metadata of every page: canonical, hreflang, Open Graph. */
export async function pageMetadata(meta: PageMeta): Promise<Metadata> {
  const { locale, number = 1, noindex = false } = meta;
  const settings = await getSiteSettings(locale);
  const t = await getTranslations({ locale, namespace: 'meta' });
  const path = number > 1 ? `${meta.path}${meta.path.includes('?') ? '&' : '?'}page=${number}` : meta.path;
  const title = number > 1 ? t('page', { title: meta.title, page: String(number) }) : meta.title;
  // Other languages may have fewer pages.
  const alternates = number > 1 ? {} : (meta.alternates ?? {});
  const shown = title.includes(settings.siteName) ? title : t('title', { title, site: settings.siteName });
  // Further pages mention their number; pages without any text use their title.
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
      alternateLocale: shopLocales()
        .filter((other) => other !== locale && alternates[other])
        .map((other) => LOCALE_SETTINGS[other].openGraph),
      images: [{ url: picture.url, width: picture.width, height: picture.height, alt: picture.alt }],
    },
    twitter: { card: 'summary_large_image' },
  };
}

/** Whether this is a publicly reachable shop with sandboxed services, which must not be indexed. */
export const isDemo = (): boolean => env().sandbox && isPublic();
