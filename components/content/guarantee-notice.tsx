import { getTranslations } from 'next-intl/server';
import { ArrowLink } from './arrow-link';
import { Icon } from '@/components/ui/icon';
import { SafeLink } from '@/components/ui/safe-link';
import type { GuaranteeNotice as Notice } from '@/lib/content/pages/types';
import styles from './guarantee-notice.module.css';
import { type Locale } from '@/backend/contract/locales';

interface GuaranteeNoticeProps {
  notice: Notice | null;
  locale: Locale;
}

/**
 * Reminder of the legal guarantee of conformity (Directive 2011/83/EU art. 6(1)(l) as amended by (EU) 2024/825), in
 * an editable wording, with a link to the page that has the harmonised notice.
 */
export async function GuaranteeNotice({ notice, locale }: GuaranteeNoticeProps) {
  if (!notice) return null;
  const t = await getTranslations({ locale, namespace: 'layout' });
  const { title, duration, text, page, eu } = notice;
  return (
    <section className={styles.notice} aria-labelledby="guarantee">
      <div className={styles.mark}>
        <Icon name="shield" size="2.25rem" />
        <div>
          <h2 id="guarantee" className={styles.title}>
            {title}
          </h2>
          <p className={styles.duration}>{duration}</p>
        </div>
      </div>
      <div className={styles.text}>
        <p>{text}</p>
        <p className={styles.links}>
          {page && <ArrowLink href={page.path} label={page.label} />}
          {eu && (
            <SafeLink href={eu.path} externalNote={t('external')} className={styles.eu}>
              {eu.label}
            </SafeLink>
          )}
        </p>
      </div>
    </section>
  );
}
