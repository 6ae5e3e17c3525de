import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { Lesson } from '@/lib/academy/types';
import { FloatCount } from './float-count';
import styles from './lesson-guide.module.css';
import { type Locale } from '@/backend/contract/locales';

/** Safety instructions, public also for locked lessons. */
export async function LessonGuide({ lesson, locale }: { lesson: Lesson; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'academy.guide' });
  const { goal, stopSigns, material, floats } = lesson;
  return (
    <section className={styles.guide} aria-labelledby="guide">
      <h2 id="guide" className={styles.title}>
        {t('title')}
      </h2>
      {goal && (
        <div className={`${styles.card} ${styles.goal}`}>
          <h3>
            <Icon name="star" /> {t('goal')}
          </h3>
          <p className={styles.lead}>{goal}</p>
        </div>
      )}
      {floats !== null && (
        <div className={styles.card}>
          <FloatCount lesson={lesson} locale={locale} />
        </div>
      )}
      {material.length > 0 && (
        <div className={styles.card}>
          <h3>{t('material')}</h3>
          <ul className={styles.points}>
            {material.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      )}
      {stopSigns.length > 0 && (
        <div className={`${styles.card} ${styles.stop}`}>
          <h3>
            <Icon name="warning" /> {t('stopSigns')}
          </h3>
          <ul className={styles.points}>
            {stopSigns.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      )}
      <p className={styles.safety}>
        <Icon name="shield" /> <span>{t('safety')}</span>
      </p>
    </section>
  );
}
