import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { getSiteSettings } from '@/lib/content/pages/page-queries';
import type { Block } from '@/lib/content/pages/blocks';
import { BlockSection } from '@/components/content/block-section';
import type { HeadingLevel } from '@/components/content/heading';
import styles from './contact-details-block.module.css';
import { type Locale } from '@/backend/contract/locales';

export async function ContactDetailsBlock({
  block,
  level,
  locale,
}: {
  block: Extract<Block, { kind: 'contact-details' }>;
  level: HeadingLevel;
  locale: Locale;
}) {
  const [t, { company }] = await Promise.all([
    getTranslations({ locale, namespace: 'blocks' }),
    getSiteSettings(locale),
  ]);
  return (
    <BlockSection title={block.title} level={level} text={block.text}>
      <address className={styles.ways}>
        {company.email && (
          <a href={`mailto:${company.email}`} className={styles.way}>
            <Icon name="mail" size={28} />
            <span className={styles.label}>{t('contact.email')}</span>
            <span className={styles.value}>{company.email}</span>
          </a>
        )}
        {company.phone && (
          <a href={`tel:${company.phone.replace(/[^+\d]/g, '')}`} className={styles.way}>
            <Icon name="phone" size={28} />
            <span className={styles.label}>{t('contact.phone')}</span>
            <span className={styles.value}>{company.phone}</span>
          </a>
        )}
        {company.address && (
          <div className={styles.way}>
            <Icon name="pin" size={28} />
            <span className={styles.label}>{t('contact.address')}</span>
            <span className={styles.lines}>{`${company.name}\n${company.address}`}</span>
          </div>
        )}
      </address>
    </BlockSection>
  );
}
