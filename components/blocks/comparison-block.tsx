/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/control-has-associated-label --
   cells and rows are not controls, and their roles are the elements' own */
import { getTranslations } from 'next-intl/server';
import { BlockSection } from '@/components/content/block-section';
import type { HeadingLevel } from '@/components/content/heading';
import { Icon } from '@/components/ui/icon';
import { SafeLink } from '@/components/ui/safe-link';
import type { Block } from '@/lib/content/pages/blocks';
import { type ComparisonValue, layOutComparison } from '@/lib/content/pages/lay-out-comparison';
import styles from './comparison-block.module.css';
import { type Locale } from '@/backend/contract/locales';

interface ComparisonBlockProps {
  block: Extract<Block, { kind: 'comparison' }>;
  level: HeadingLevel;
  locale: Locale;
}

/** In characters; on a phone, longer names of columns stand above the values instead of beside them. */
const LONGEST_BESIDE = 9;

/**
 * A table that turns into a list of points on narrow screens, each value with the name of its column. The roles keep it a
 * table for screen readers, which otherwise go by the `display` of its elements.
 */
export async function ComparisonBlock({ block, level, locale }: ComparisonBlockProps) {
  const { columns, rows } = layOutComparison(block);
  const hasTable = columns.length > 0 && rows.length > 0;
  if (!hasTable && level !== 1) return null;
  const t = await getTranslations({ locale, namespace: 'layout' });
  const isLong = columns.some(({ label }) => label.length > LONGEST_BESIDE);
  return (
    <BlockSection title={block.title} text={block.text} level={level}>
      {hasTable && (
        <table
          role="table"
          className={isLong ? `${styles.table} ${styles.long}` : styles.table}
          {...(block.title && { 'aria-label': block.title })}
        >
          <thead role="rowgroup">
            <tr role="row">
              <td role="cell" className={styles.plain} />
              {columns.map(({ label, path }, index) => (
                <th key={index} role="columnheader" scope="col" className={path ? undefined : styles.plain}>
                  {path ? (
                    <SafeLink href={path} externalNote={t('external')}>
                      {label}
                    </SafeLink>
                  ) : (
                    label
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map(({ label, values }, row) => (
              <tr key={row} role="row">
                <th role="rowheader" scope="row">
                  {label}
                </th>
                {values.map((value, column) => (
                  <td key={column} role="cell">
                    <span className={styles.column} aria-hidden="true">
                      {columns[column]?.label}
                    </span>
                    <Value value={value} locale={locale} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </BlockSection>
  );
}

/** Yes and no are never told by the icon alone: it has a name beside other words, and is a decoration beside its own. */
async function Value({ value: { mark, text }, locale }: { value: ComparisonValue; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'blocks.comparison' });
  const words = text.trim();
  if (!mark) return <span>{words || '–'}</span>;
  return (
    <span className={styles.marked}>
      <Icon
        name={mark === 'yes' ? 'check' : 'close'}
        className={mark === 'yes' ? styles.yes : styles.no}
        {...(words && { label: t(mark) })}
      />
      <span>{words || t(mark)}</span>
    </span>
  );
}
