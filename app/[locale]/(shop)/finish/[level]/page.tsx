import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FinishView } from '@/components/academy/finish/finish-view';
import { loadBreadcrumbs } from '@/components/layout/breadcrumb-items';
import { NotFoundView } from '@/components/layout/not-found-view';
import { PageFrame } from '@/components/layout/page-frame';
import { getAcademy, getLesson } from '@/lib/academy/academy-queries';
import { loadFinish } from '@/lib/academy/finish/load-finish';
import type { LevelCard } from '@/lib/academy/types';
import { nullIfNotFound } from '@/lib/backend/with-fallback';
import { getPagePath, getSiteSettings } from '@/lib/content/pages/page-queries';
import { localeParam, sameInEveryLocale } from '@/lib/customer/account/unlocalized-route';
import { pageMetadata } from '@/lib/discovery/seo/page-metadata';
import type { Locale } from '@/backend/contract/locales';
import { finishPath, levelPath } from '@/backend/contract/paths';
import { PAGE_SLUGS } from '@/backend/contract/page-slugs';

/** Rendered per request: shows the children of a customer, so it must never be cached. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[locale]/finish/[level]'>;

/** The closing page of a level. */
export default async function FinishPage({ params }: Props) {
  const { locale, level } = await readLevel(params);
  if (!level) return <NotFoundView locale={locale} />;
  const [academy, finish, trail, { profileSlug }] = await Promise.all([
    getAcademy(locale),
    loadFinish(locale),
    loadBreadcrumbs(locale, PAGE_SLUGS.academy),
    getSiteSettings(locale),
  ]);
  const [profile, goals] = await Promise.all([
    nullIfNotFound(getPagePath(locale, profileSlug)),
    finish.kind === 'ready' ? readGoals(locale, level) : new Map<string, string>(),
  ]);
  const path = finishPath(level.id);
  const t = await getTranslations({ locale, namespace: 'finish' });
  const breadcrumbs = [
    ...trail,
    { label: level.title, path: levelPath(locale, level.slug) },
    { label: t('meta'), path },
  ];
  return (
    <PageFrame
      locale={locale}
      alternates={sameInEveryLocale(path)}
      breadcrumbs={breadcrumbs}
      status={finish.kind === 'unavailable' ? 503 : undefined}
    >
      <FinishView finish={finish} academy={academy} level={level} goals={goals} profile={profile} locale={locale} />
    </PageFrame>
  );
}

/** In the words of each lesson: "Your child swims four metres …". */
async function readGoals(locale: Locale, level: LevelCard): Promise<Map<string, string>> {
  const lessons = await Promise.all(level.lessons.map(({ slug }) => getLesson(locale, level.slug, slug)));
  return new Map(lessons.flatMap((lesson): [string, string][] => (lesson ? [[lesson.id, lesson.goal]] : [])));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, level } = await readLevel(params);
  if (!level) return { robots: { index: false } };
  const t = await getTranslations({ locale, namespace: 'finish' });
  const title = t('title', { level: level.title });
  return pageMetadata({ locale, path: finishPath(level.id), title, noindex: true });
}

async function readLevel(params: Props['params']) {
  const [locale, { level: id }] = await Promise.all([localeParam(params), params]);
  const { levels } = await getAcademy(locale);
  return { locale, level: levels.find((level) => level.id === id) };
}
