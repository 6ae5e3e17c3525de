import { getTranslations } from 'next-intl/server';
import { MyLessons } from '@/components/academy/my-lessons';
import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';
import { listOwnedLevels } from '@/lib/academy/owned-lessons';
import { getAcademy } from '@/lib/academy/academy-queries';
import type { AcademyState } from '@/lib/academy/academy-state';
import { getPagePath } from '@/lib/content/pages/page-queries';
import styles from './orders.module.css';
import { Section } from './section';
import { type Locale } from '@/backend/contract/locales';
import { PAGE_SLUGS } from '@/backend/contract/page-slugs';

interface LessonsSectionProps {
  /** Null if it could not be loaded. */
  state: AcademyState | null;
  locale: Locale;
}

/** The customer's lessons, and the one to continue with. */
export async function LessonsSection({ state, locale }: LessonsSectionProps) {
  const [t, academy, overview] = await Promise.all([
    getTranslations({ locale, namespace: 'academy.mine' }),
    getAcademy(locale),
    getPagePath(locale, PAGE_SLUGS.academy),
  ]);
  const isEmpty = state !== null && listOwnedLevels(academy, state).length === 0;
  return (
    <Section id="lessons" title={t('title')}>
      {!state && <Notice tone="warning">{t('unavailable')}</Notice>}
      {state && !isEmpty && <MyLessons academy={academy} state={state} locale={locale} />}
      {isEmpty && (
        <div className={styles.empty}>
          <div className={styles.emptyText}>
            <h3>{t('emptyTitle')}</h3>
            <p>{t('emptyText')}</p>
            <ButtonLink href={overview}>{t('academy')}</ButtonLink>
          </div>
        </div>
      )}
    </Section>
  );
}
