import { getTranslations } from 'next-intl/server';
import { CardLink } from '@/components/ui/card-link';
import { loadLayoutData } from '@/lib/content/pages/load-layout-data';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { findOffer } from '@/lib/academy/offers';
import type { Academy } from '@/lib/academy/types';
import { levelPath } from '@/backend/contract/paths';
import { LevelProgress, UnlockButton } from './lazy-islands';
import { LearnList } from './learn-list';
import { lessonRefs } from './lesson-refs';
import { LevelSummary } from './level-summary';
import styles from './level-list.module.css';
import { getUnlockLabels } from './unlock-labels';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';
import { formatMoney } from '@/backend/contract/money';

interface LevelListProps {
  academy: Academy;
  locale: Locale;
  headingLevel: 2 | 3;
}

/** The levels in order, as floats along one lane rope. */
export async function LevelList({ academy, locale, headingLevel }: LevelListProps) {
  const [t, labels, { cartPath }] = await Promise.all([
    getTranslations({ locale, namespace: 'academy' }),
    getUnlockLabels(locale),
    loadLayoutData(locale),
  ]);
  const Heading = `h${headingLevel}` as const;
  return (
    <ol role="list" className={styles.path}>
      {academy.levels.map((level, index) => {
        const offer = findOffer(academy, 'level', level.id);
        return (
          <li key={level.id} className={styles.step}>
            <span className={styles.float} aria-hidden="true">
              {index + 1}
            </span>
            <article className={styles.card}>
              <div className={styles.picture}>
                {level.picture && <Picture image={{ ...level.picture, alt: '' }} sizes="(width < 60rem) 88vw, 26rem" />}
              </div>
              <div className={styles.text}>
                <p className={styles.number}>{t('level', { number: String(index + 1) })}</p>
                <Heading className={styles.title}>
                  <CardLink href={levelPath(locale, level.slug)} className={styles.link}>
                    {level.title}
                  </CardLink>
                </Heading>
                {level.summary && <p>{level.summary}</p>}
                <LevelSummary level={level} locale={locale} />
                <LearnList items={level.learn} />
                <LevelProgress
                  level={level.id}
                  lessons={lessonRefs(level)}
                  label={t('watched', { done: '{done}', total: '{total}' })}
                />
                <div className={styles.foot}>
                  {offer && (
                    <div className={styles.unlock}>
                      <UnlockButton
                        offer={offer}
                        title={level.title}
                        cartPath={cartPath}
                        priceText={formatMoney(offer.price, LOCALE_SETTINGS[locale].tag)}
                        tag={LOCALE_SETTINGS[locale].tag}
                        labels={labels}
                        shape="line"
                      />
                    </div>
                  )}
                  <p className={styles.more} aria-hidden="true">
                    {t('viewLevel')} <Icon name="arrow-right" />
                  </p>
                </div>
              </div>
            </article>
          </li>
        );
      })}
    </ol>
  );
}
