import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { Picture } from '@/components/ui/picture';
import type { LevelCard as Level } from '@/lib/academy/types';
import { levelPath } from '@/backend/contract/paths';
import styles from './level-card.module.css';
import { LevelSummary } from './level-summary';
import { type Locale } from '@/backend/contract/locales';

interface LevelCardProps {
  level: Level;
  /** 1-based position among the levels. */
  number: number;
  locale: Locale;
  headingLevel: 2 | 3;
}

/** A level in a list. */
export async function LevelCard({ level, number, locale, headingLevel }: LevelCardProps) {
  const t = await getTranslations({ locale, namespace: 'academy' });
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        {level.picture && <Picture image={{ ...level.picture, alt: '' }} sizes="(width < 40rem) 92vw, 24rem" />}
      </div>
      <div className={styles.text}>
        <p className={styles.number}>{t('level', { number: String(number) })}</p>
        <Heading className={styles.title}>
          <Link href={levelPath(locale, level.slug)} prefetch={false} className={styles.link}>
            {level.title}
          </Link>
        </Heading>
        {level.summary && <p>{level.summary}</p>}
        <LevelSummary level={level} locale={locale} />
      </div>
    </article>
  );
}
