import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { scrollable } from '@/components/ui/scrollable';
import { getOptionLabels } from '@/lib/catalog/option-queries';
import { hasBuoyancy } from '@/lib/catalog/buoyancy';
import type { SizeRow } from '@/lib/catalog/types';
import styles from './size-guide.module.css';
import { type Locale } from '@/backend/contract/locales';
import { SIZE } from '@/backend/contract/options';

interface SizeGuideProps {
  rows: SizeRow[];
  locale: Locale;
  /** Id of the heading that names the table. */
  labelledBy: string;
  /** Only what is needed to choose a size, for small windows. */
  brief?: boolean;
}

/** Sizes by child: weight first, because it determines buoyancy. */
export async function SizeGuide({ rows, locale, labelledBy, brief = false }: SizeGuideProps) {
  const t = await getTranslations({ locale, namespace: 'product' });
  return (
    <div className={brief && hasBuoyancy(rows) ? `${styles.guide} ${styles.brief}` : styles.guide}>
      <p>
        {t('sizeGuideText')}
        {!brief && hasBuoyancy(rows) && ` ${t('buoyancyText')}`}
      </p>
      <div className={styles.scroll} role="group" aria-labelledby={labelledBy} {...scrollable}>
        <table className={styles.table} aria-labelledby={labelledBy}>
          {await renderRows(rows, locale)}
        </table>
      </div>
    </div>
  );
}

/** The same elements wherever a page shows these sizes: React sends them once. */
const renderRows = cache(async (rows: SizeRow[], locale: Locale) => {
  const [t, options] = await Promise.all([getTranslations({ locale, namespace: 'product' }), getOptionLabels(locale)]);
  const withBuoyancy = hasBuoyancy(rows);
  const withChest = rows.some(({ chest }) => chest !== null);
  const range = (min: number, max: number) => t('range', { min: String(min), max: String(max) });
  return [
    <thead key="head">
      <tr>
        <th scope="col">{options.keys[SIZE]}</th>
        <th scope="col">{t('weight')}</th>
        <th scope="col">{t('height')}</th>
        {withChest && <th scope="col">{t('chest')}</th>}
        {withBuoyancy && <th scope="col">{t('buoyancy')}</th>}
      </tr>
    </thead>,
    <tbody key="rows">
      {rows.map((row) => (
        <tr key={row.size}>
          <th scope="row">{options.values[SIZE]?.[row.size] ?? row.size}</th>
          <td>{range(row.weightMin, row.weightMax)}</td>
          <td>{range(row.heightMin, row.heightMax)}</td>
          {withChest && <td>{row.chest ? range(row.chest.min, row.chest.max) : '–'}</td>}
          {withBuoyancy && <td>{row.buoyancy ?? '–'}</td>}
        </tr>
      ))}
    </tbody>,
  ];
});
