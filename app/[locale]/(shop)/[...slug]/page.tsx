import type { Metadata } from 'next';
import { PageView } from '@/components/blocks/page-view';
import { NotFoundView } from '@/components/layout/not-found-view';
import { isBlogPage, type ResolvedPage, resolvePage } from '@/lib/content/blog/blog-page';
import { withFeedLink } from '@/lib/content/blog/feed-link';
import { getPage } from '@/lib/content/pages/page-queries';
import { pageCard } from '@/lib/discovery/og/entry-cards';
import { pageMetadata } from '@/lib/discovery/seo/page-metadata';
import { pageTexts } from '@/lib/discovery/seo/page-texts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/backend/contract/locales';

type Props = PageProps<'/[locale]/[...slug]'>;

/** Prefix of the segment in which middleware encodes the listing parameters; requests from outside cannot contain it. */
const LISTING_MARK = '~';

/** Nothing is prerendered at build: each page is rendered on its first visit and cached. */
export function generateStaticParams(): { slug: string[] }[] {
  return [];
}

export default async function ContentPage({ params }: Props) {
  const { locale, path, query } = await readParams(params);
  const shown = await readPage(locale, path, query);
  return shown ? <PageView page={shown.page} locale={locale} query={query} /> : <NotFoundView locale={locale} />;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, path, query } = await readParams(params);
  const own = await getPage(locale, path);
  const shown = own && (await resolvePage(locale, own, query));
  if (!shown) return { robots: { index: false } };
  const { page, canonicalPath, number } = shown;
  const metadata = await pageMetadata({
    locale,
    path: canonicalPath,
    number,
    title: page.seo.title || page.title,
    description: page.seo.description,
    texts: pageTexts(page.blocks),
    image: page.seo.image,
    // The canonical path identifies the page only, regardless of the listing parameters.
    card: pageCard(own),
    alternates: page.alternates,
    noindex: page.noindex,
  });
  return isBlogPage(locale, path) ? withFeedLink(metadata, locale) : metadata;
}

async function readPage(locale: Locale, path: string[], query: string | null): Promise<ResolvedPage | null> {
  const page = await getPage(locale, path);
  return page && resolvePage(locale, page, query);
}

async function readParams(params: Props['params']) {
  const { locale, slug } = await params;
  const segments = slug.map(decodeURIComponent);
  return {
    locale: isLocale(locale) ? locale : DEFAULT_LOCALE,
    path: segments.filter((segment) => !segment.startsWith(LISTING_MARK)),
    query: segments.find((segment) => segment.startsWith(LISTING_MARK)) ?? null,
  };
}
