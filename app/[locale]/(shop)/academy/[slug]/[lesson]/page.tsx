import type { Metadata } from 'next';
import { LessonView } from '@/components/academy/lesson-view';
import { NotFoundView } from '@/components/layout/not-found-view';
import { PageFrame } from '@/components/layout/page-frame';
import { loadBreadcrumbs } from '@/components/layout/breadcrumb-items';
import { getAcademy, getLesson } from '@/lib/academy/academy-queries';
import { lessonCard } from '@/lib/discovery/og/entry-cards';
import { lessonPath, levelPath } from '@/backend/contract/paths';
import { pageMetadata } from '@/lib/discovery/seo/page-metadata';
import { DEFAULT_LOCALE, isLocale } from '@/backend/contract/locales';
import { PAGE_SLUGS } from '@/backend/contract/page-slugs';

type Props = PageProps<'/[locale]/academy/[slug]/[lesson]'>;

export function generateStaticParams(): { lesson: string }[] {
  return [];
}

export default async function LessonPage({ params }: Props) {
  const { locale, slug, lesson: lessonSlug } = await readParams(params);
  const [academy, lesson] = await Promise.all([getAcademy(locale), getLesson(locale, slug, lessonSlug)]);
  if (!lesson) return <NotFoundView locale={locale} />;
  const breadcrumbs = [
    ...(await loadBreadcrumbs(locale, PAGE_SLUGS.academy)),
    { label: lesson.level.title, path: levelPath(locale, slug) },
    { label: lesson.title, path: lessonPath(locale, slug, lessonSlug) },
  ];
  return (
    <PageFrame locale={locale} alternates={lesson.alternates} breadcrumbs={breadcrumbs}>
      <LessonView academy={academy} lesson={lesson} locale={locale} />
    </PageFrame>
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, slug, lesson: lessonSlug } = await readParams(params);
  const lesson = await getLesson(locale, slug, lessonSlug);
  if (!lesson) return { robots: { index: false } };
  return pageMetadata({
    locale,
    path: lessonPath(locale, slug, lessonSlug),
    title: lesson.seo.title || lesson.title,
    description: lesson.seo.description,
    texts: [lesson.description, lesson.goal, lesson.level.summary],
    image: lesson.seo.image,
    card: lessonCard(lesson),
    alternates: lesson.alternates,
  });
}

async function readParams(params: Props['params']) {
  const { locale, slug, lesson } = await params;
  return {
    locale: isLocale(locale) ? locale : DEFAULT_LOCALE,
    slug: decodeURIComponent(slug),
    lesson: decodeURIComponent(lesson),
  };
}
