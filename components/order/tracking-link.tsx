import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './tracking-link.module.css';
import { type Locale } from '@/backend/contract/locales';

/** Link to the carrier's tracking page. */
export async function TrackingLink({ url, locale, children }: { url: string; locale: Locale; children: ReactNode }) {
  const t = await getTranslations({ locale, namespace: 'layout' });
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={styles.link}>
      <Icon name="truck" />
      {children}
      <Icon name="external" size="0.85em" label={` (${t('external')})`} />
    </a>
  );
}
