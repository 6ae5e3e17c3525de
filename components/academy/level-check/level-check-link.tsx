import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import type { Locale } from '@/backend/contract/locales';
import { loadCheckLevels } from '@/lib/academy/level-check/load-check';
import { nullIfNotFound } from '@/lib/backend/with-fallback';
import { getPagePath } from '@/lib/content/pages/page-queries';
import { PAGE_SLUGS } from '@/backend/contract/page-slugs';

/** From a level to the level check on the academy's page; nothing without a check. */
export async function LevelCheckLink({ locale }: { locale: Locale }) {
  const [t, levels, path] = await Promise.all([
    getTranslations({ locale, namespace: 'levelCheck' }),
    loadCheckLevels(locale),
    nullIfNotFound(getPagePath(locale, PAGE_SLUGS.academy)),
  ]);
  if (levels.length === 0 || path === null) return null;
  return (
    <Link href={`${path}#level-check`} prefetch={false}>
      {t('link')}
    </Link>
  );
}
