import type { Metadata } from 'next';
import { LevelView } from '@/components/academy/level-view';
import { NotFoundView } from '@/components/layout/not-found-view';
import { PageFrame } from '@/components/layout/page-frame';
import { loadBreadcrumbs } from '@/components/layout/breadcrumb-items';
import { getAcademy, getLevel } from '@/lib/academy/academy-queries';
import { levelCard } from '@/lib/discovery/og/entry-cards';
import { levelPath } from '@/backend/contract/paths';
import { pageMetadata } from '@/lib/discovery/seo/page-metadata';
import { plainText } from '@/lib/discovery/seo/page-texts';
import { DEFAULT_LOCALE, isLocale } from '@/backend/contract/locales';
import { PAGE_SLUGS } from '@/backend/contract/page-slugs';

type Props = PageProps<'/[locale]/academy/[slug]'>;

export function generateStaticParams(): { slug: string }[] {
  return [];
}

export default async function LevelPage({ params }: Props) {
  const { locale, slug } = await readParams(params);
  const level = await getLevel(locale, slug);
  if (!level) return <NotFoundView locale={locale} />;
  const [trail, academy] = await Promise.all([loadBreadcrumbs(locale, PAGE_SLUGS.academy), getAcademy(locale)]);
  const breadcrumbs = [...trail, { label: level.title, path: levelPath(locale, slug) }];
  return (
    <PageFrame locale={locale} alternates={level.alternates} breadcrumbs={breadcrumbs}>
      <LevelView academy={academy} level={level} locale={locale} />
    </PageFrame>
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, slug } = await readParams(params);
  const level = await getLevel(locale, slug);
  if (!level) return { robots: { index: false } };
  return pageMetadata({
    locale,
    path: levelPath(locale, slug),
    title: level.seo.title || level.title,
    description: level.seo.description,
    texts: [level.summary, plainText(level.body)],
    image: level.seo.image,
    card: await levelCard(level, locale),
    alternates: level.alternates,
  });
}

async function readParams(params: Props['params']) {
  const { locale, slug } = await params;
  return { locale: isLocale(locale) ? locale : DEFAULT_LOCALE, slug: decodeURIComponent(slug) };
}
