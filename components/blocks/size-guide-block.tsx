import { BuoyancyLeft } from '@/components/product/buoyancy-left';
import { SizeGuide } from '@/components/product/size-guide';
import { listSizedProducts } from '@/lib/catalog/product-queries';
import type { Product } from '@/lib/catalog/types';
import type { Block } from '@/lib/content/pages/blocks';
import { BlockSection } from '@/components/content/block-section';
import { type HeadingLevel, headingBelow } from '@/components/content/heading';
import styles from './size-guide-block.module.css';
import { type Locale } from '@/backend/contract/locales';

/** Number of products searched for size tables. */
const MAX_PRODUCTS = 3;

/** Size tables of the first suits; a shared table is shown once, under all their names. */
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
  const guides = groupBySizes(await listSizedProducts(locale, MAX_PRODUCTS));
  return (
    <BlockSection title={block.title} level={level} text={block.text}>
      <div className={styles.guides}>
        {guides.map(({ titles, rows }, index) => {
          const id = `${block.id}-${index}`;
          return (
            <div key={id} className={styles.guide}>
              <Heading id={id} className={styles.title}>
                {titles.join(', ')}
              </Heading>
              <SizeGuide rows={rows} locale={locale} labelledBy={id} />
              <BuoyancyLeft rows={rows} locale={locale} heading={level === 1 ? 'h3' : 'h4'} id={`${id}-floats`} />
            </div>
          );
        })}
      </div>
    </BlockSection>
  );
}

interface Guide {
  titles: string[];
  rows: Product['sizeGuide'];
}

function groupBySizes(products: Product[]): Guide[] {
  const guides = new Map<string, Guide>();
  for (const { title, sizeGuide } of products) {
    const key = JSON.stringify(sizeGuide);
    const known = guides.get(key);
    if (known) known.titles.push(title);
    else guides.set(key, { titles: [title], rows: sizeGuide });
  }
  return [...guides.values()];
}
