import type { Metadata } from 'next';
import { PageView } from '@/components/blocks/page-view';
import { NotFoundView } from '@/components/layout/not-found-view';
import { getPage } from '@/lib/content/queries';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { pageCard } from '@/lib/og/cards';
import { pagePath } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { pageTexts } from '@/lib/seo/page-texts';

type Props = PageProps<'/[locale]/[...slug]'>;

/** Middleware starts the segment that holds the keys of a listing with this; no address from outside can. */
const LISTING_MARK = '~';

/** None is made at build: each is rendered for its first visitor and kept. */
export function generateStaticParams(): { slug: string[] }[] {
  return [];
}

export default async function ContentPage({ params }: Props) {
  const { locale, path, query } = await readParams(params);
  const page = await getPage(locale, path);
  return page ? <PageView page={page} locale={locale} query={query} /> : <NotFoundView locale={locale} />;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, path, query } = await readParams(params);
  const page = await getPage(locale, path);
  if (!page) return { robots: { index: false } };
  return pageMetadata({
    locale,
    path: pagePath(path),
    number: pageNumber(query),
    title: page.seo.title || page.title,
    description: page.seo.description,
    texts: pageTexts(page.blocks),
    image: page.seo.image,
    card: pageCard(page),
    alternates: page.alternates,
    noindex: page.noindex,
  });
}

/** Which page of a list this is; a filtered or sorted one is a view of the first. */
function pageNumber(query: string | null): number {
  const [, number] = /^~page=(\d+)$/.exec(query ?? '') ?? [];
  return number === undefined ? 1 : Number(number);
}

async function readParams(params: Props['params']) {
  const { locale, slug } = await params;
  const segments = slug.map(decodeURIComponent);
  return {
    locale: isLocale(locale) ? locale : defaultLocale,
    path: segments.filter((segment) => !segment.startsWith(LISTING_MARK)),
    query: segments.find((segment) => segment.startsWith(LISTING_MARK)) ?? null,
  };
}
