import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { SafeLink } from '@/components/ui/safe-link';
import { HARMONISED_NOTICE } from '@/lib/content/guarantee/harmonised-notice';
import type { Locale } from '@/backend/contract/locales';
import styles from './harmonised-notice.module.css';

const Items = ({ items }: { items: string[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

/**
 * The harmonised notice on the legal guarantee (Directive 2011/83/EU art. 22a, Implementing Regulation (EU) 2025/1960 annex
 * I): its words, their order, its colours and the QR code, as text that can be read aloud and enlarged. The official artwork
 * has to replace it, see docs/law.md.
 */
export async function HarmonisedNotice({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'layout' });
  const notice = HARMONISED_NOTICE[locale];
  return (
    <section className={styles.notice} aria-labelledby="harmonised-notice">
      <h2 id="harmonised-notice" className={styles.title}>
        <Icon name="shield" size="1.5em" />
        {notice.title}
      </h2>
      <div className={styles.columns}>
        <div className={styles.column}>
          <p className={styles.protection}>{notice.protection}</p>
          <p>{notice.claims}</p>
          <Items items={notice.examples} />
          <p>{notice.liability}</p>
          <Items items={notice.offers} />
        </div>
        <div className={styles.column}>
          <p>{notice.periods}</p>
          <p>{notice.more}</p>
          <p className={styles.code}>
            {/* Its link is the text below. */}
            <img src={`/images/guarantee-qr-${locale}.svg`} alt="" width={160} height={160} loading="lazy" />
            <SafeLink href={`https://${notice.address}`} externalNote={t('external')}>
              {notice.address}
            </SafeLink>
          </p>
        </div>
      </div>
      <div className={styles.column}>
        <h3 className={styles.subtitle}>{notice.whatToDo}</h3>
        <ol>
          {notice.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>{notice.commercial}</p>
      </div>
    </section>
  );
}
