import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/ui/picture';
import type { Recall } from '@/lib/catalog/recalls/recall-queries';
import { formatDate } from '@/backend/contract/dates';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';
import styles from './recall-notice.module.css';

/** A recall with the elements of Regulation (EU) 2023/988 art. 36(2), in its order. */
export async function RecallNotice({ recall, locale }: { recall: Recall; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'recalls' });
  const { id, picture, lots, remedies, shippedFrom, shippedUntil } = recall;
  const format = new Intl.DateTimeFormat(LOCALE_SETTINGS[locale].tag, { dateStyle: 'long', timeZone: 'UTC' });
  const day = (on: string): string => formatDate(format, new Date(on));
  const facts = [
    lots.length > 0 && t('lots', { lots: lots.join(', ') }),
    shippedFrom && t('from', { date: day(shippedFrom) }),
    shippedUntil && t('until', { date: day(shippedUntil) }),
  ].filter(Boolean);
  return (
    <article id={`recall-${id}`} className={styles.recall} aria-labelledby={`recall-${id}-title`}>
      {picture && (
        <div className={styles.picture}>
          <Picture image={{ ...picture, alt: t('picture') }} sizes="(width < 48rem) 92vw, 20rem" />
        </div>
      )}
      <div className={styles.text}>
        <h2 id={`recall-${id}-title`}>{t('title')}</h2>
        <section>
          <h3>{t('product')}</h3>
          <p>{recall.product}</p>
          {facts.length > 0 && (
            <ul>
              {facts.map((fact) => (
                <li key={String(fact)}>{fact}</li>
              ))}
            </ul>
          )}
        </section>
        <section>
          <h3>{t('hazard')}</h3>
          <p>{recall.hazard}</p>
        </section>
        <section>
          <h3>{t('action')}</h3>
          <p>{recall.action}</p>
        </section>
        <section>
          <h3>{t('remedy')}</h3>
          <ul>
            {remedies.map((remedy) => (
              <li key={remedy}>{t(remedy)}</li>
            ))}
          </ul>
          <p>{recall.remedy}</p>
        </section>
        <section>
          <h3>{t('contact')}</h3>
          <p>{recall.contact}</p>
        </section>
        <p>{t('share')}</p>
      </div>
    </article>
  );
}
