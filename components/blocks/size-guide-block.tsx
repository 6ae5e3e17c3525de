import { BuoyancyLeft } from '@/components/product/buoyancy-left';
import { SizeGuide } from '@/components/product/size-guide';
import { listSizedProducts } from '@/lib/catalog/product-queries';
import { groupByBuoyancy, groupBySizes } from '@/lib/catalog/size-tables';
import type { Block } from '@/lib/content/pages/blocks';
import { BlockSection } from '@/components/content/block-section';
import { type HeadingLevel, headingBelow } from '@/components/content/heading';
import styles from './size-guide-block.module.css';
import { type Locale } from '@/backend/contract/locales';

/** Number of products searched for size tables. */
const MAX_PRODUCTS = 3;

/** Tables of the first suits: their sizes, then what their floats carry. A shared table is shown once. */
export async function SizeGuideBlock({
  block,
  level,
  locale,
}: {
  block: Extract<Block, { kind: 'size-guide' }>;
  level: HeadingLevel;
  locale: Locale;
}) {
  const Heading = `h${headingBelow(level)}` as const;
  const products = await listSizedProducts(locale, MAX_PRODUCTS);
  const floats = groupByBuoyancy(products);
  return (
    <BlockSection title={block.title} level={level} text={block.text}>
      <div className={styles.guides}>
        {groupBySizes(products).map(({ titles, rows }, index) => {
          const id = `${block.id}-${index}`;
          return (
            <div key={id}>
              <Heading id={id}>{titles.join(', ')}</Heading>
              <SizeGuide rows={rows} locale={locale} labelledBy={id} />
            </div>
          );
        })}
        {floats.map(({ titles, rows }, index) => (
          <BuoyancyLeft
            key={titles[0]}
            rows={rows}
            locale={locale}
            heading={Heading}
            id={`${block.id}-floats-${index}`}
            products={floats.length > 1 ? titles : []}
          />
        ))}
      </div>
    </BlockSection>
  );
}
