import type { Metadata } from 'next';
import { PageView } from '@/components/blocks/page-view';
import { NotFoundView } from '@/components/layout/not-found-view';
import { OrganizationJsonLd } from '@/components/layout/organization-json-ld';
import { WebsiteJsonLd } from '@/components/layout/website-json-ld';
import { getPage } from '@/lib/content/pages/page-queries';
import { pageCard } from '@/lib/discovery/og/entry-cards';
import { pageMetadata } from '@/lib/discovery/seo/page-metadata';
import { pageTexts } from '@/lib/discovery/seo/page-texts';
import { DEFAULT_LOCALE, isLocale } from '@/backend/contract/locales';

type Props = PageProps<'/[locale]'>;

export default async function HomePage({ params }: Props) {
  const locale = await readLocale(params);
  const page = await getPage(locale, []);
  if (!page) return <NotFoundView locale={locale} />;
  return (
    <>
      <OrganizationJsonLd locale={locale} />
      <WebsiteJsonLd locale={locale} />
      <PageView page={page} locale={locale} query={null} />
    </>
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await readLocale(params);
  const page = await getPage(locale, []);
  if (!page) return {};
  return pageMetadata({
    locale,
    path: '/',
    title: page.seo.title || page.title,
    description: page.seo.description,
    texts: pageTexts(page.blocks),
    image: page.seo.image,
    card: pageCard(page),
    alternates: page.alternates,
  });
}

async function readLocale(params: Props['params']) {
  const { locale } = await params;
  return isLocale(locale) ? locale : DEFAULT_LOCALE;
}
