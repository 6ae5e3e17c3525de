import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import type { LevelCard as Card } from '@/lib/academy/types';
import type { Locale } from '@/lib/i18n/locales';
import { levelPath } from '@/lib/paths';
import styles from './level-card.module.css';

interface LevelCardProps {
  level: Card;
  /** Its place among the levels, from 1. */
  number: number;
  locale: Locale;
  headingLevel?: 2 | 3;
}

export async function LevelCard({ level, number, locale, headingLevel = 3 }: LevelCardProps) {
  const t = await getTranslations({ locale, namespace: 'academy' });
  const { slug, title, summary, picture } = level;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        {picture && <Picture image={picture} alt="" sizes="(width < 50rem) 92vw, 44rem" />}
      </div>
      <div className={styles.words}>
        <p className={styles.number}>{t('level', { number })}</p>
        <Heading className={styles.title}>
          <Link href={levelPath(locale, slug)} className={styles.link}>
            {title}
          </Link>
        </Heading>
        {summary && <p>{summary}</p>}
        <p className={styles.more} aria-hidden="true">
          {t('viewLevel')}
          <Icon name="arrow-right" />
        </p>
      </div>
    </article>
  );
}
