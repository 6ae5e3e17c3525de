import { getTranslations } from 'next-intl/server';
import { scrollable } from '@/components/ui/scrollable';
import { buoyancyLeft, FLOATS_LEFT } from '@/lib/catalog/buoyancy';
import { getOptionLabels } from '@/lib/catalog/option-queries';
import type { SizeRow } from '@/lib/catalog/types';
import styles from './size-guide.module.css';
import { type Locale } from '@/backend/contract/locales';
import { SIZE } from '@/backend/contract/options';

interface BuoyancyLeftProps {
  rows: SizeRow[];
  locale: Locale;
  heading: 'h2' | 'h3';
  /** Id of the heading, which names the table. */
  id: string;
  /** Titles of the suits meant, if the page has another such table. */
  products: string[];
}

/** What a suit still carries once floats are taken out. */
export async function BuoyancyLeft({ rows, locale, heading: Heading, id, products }: BuoyancyLeftProps) {
  const [t, options] = await Promise.all([getTranslations({ locale, namespace: 'product' }), getOptionLabels(locale)]);
  return (
    <div className={styles.guide}>
      <Heading id={id}>{t('buoyancyLeft.title')}</Heading>
      {products.length > 0 && <p>{products.join(', ')}</p>}
      <p>{t('buoyancyLeft.text')}</p>
      <div className={styles.scroll} role="group" aria-labelledby={id} {...scrollable}>
        <table className={styles.table} aria-labelledby={id}>
          <thead>
            <tr>
              <th rowSpan={2} scope="col">
                {options.keys[SIZE]}
              </th>
              <th colSpan={FLOATS_LEFT.length} scope="colgroup">
                {t('buoyancyLeft.floats')}
              </th>
            </tr>
            <tr>
              {FLOATS_LEFT.map((floats) => (
                <th key={floats} scope="col">
                  {floats}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(
              ({ size, buoyancy }) =>
                buoyancy !== null && (
                  <tr key={size}>
                    <th scope="row">{options.values[SIZE]?.[size] ?? size}</th>
                    {FLOATS_LEFT.map((floats) => (
                      <td key={floats}>{buoyancyLeft(buoyancy, floats)}&nbsp;N</td>
                    ))}
                  </tr>
                ),
            )}
          </tbody>
        </table>
      </div>
    </div>
  );
}
