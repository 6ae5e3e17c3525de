import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { SizeRow } from '@/lib/catalog/types';
import { SizeGuide } from './size-guide';
import styles from './size-guide-popover.module.css';
import { type Locale } from '@/backend/contract/locales';

/** Size guide next to the options: a native popover, which needs no JavaScript. */
export async function SizeGuidePopover({ rows, locale }: { rows: SizeRow[]; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'product' });
  return (
    <>
      <button type="button" className={styles.open} popoverTarget="size-guide-popover">
        <Icon name="ruler" />
        {t('sizeGuide')}
      </button>
      <div
        id="size-guide-popover"
        className={styles.popover}
        popover="auto"
        role="dialog"
        aria-labelledby="size-guide-popover-title"
      >
        <div className={styles.head}>
          <h2 id="size-guide-popover-title" className={styles.title}>
            {t('sizeGuide')}
          </h2>
          <button
            type="button"
            className={styles.close}
            popoverTarget="size-guide-popover"
            popoverTargetAction="hide"
            aria-label={t('close')}
          >
            <Icon name="close" />
          </button>
        </div>
        <SizeGuide rows={rows} locale={locale} labelledBy="size-guide-popover-title" brief />
      </div>
    </>
  );
}
