import { getTranslations } from 'next-intl/server';
import { TrackList } from '@/components/analytics/track-list';
import { ProductCard } from '@/components/product/product-card';
import { viewListEvent } from '@/lib/analytics/catalog-events';
import { listFirstProducts } from '@/lib/catalog/queries';
import { getPagePath } from '@/lib/content/queries';
import type { Block } from '@/lib/content/types';
import type { Locale } from '@/lib/i18n/locales';
import { ArrowLink } from './arrow-link';
import { BlockSection } from './block-section';
import { type HeadingLevel, headingBelow } from './heading';
import styles from './card-grid.module.css';

/** Slug (nl) of the listing of all products. */
const SHOP_SLUG = 'shop';

export async function ProductTeasersBlock({
  block,
  level,
  locale,
}: {
  block: Extract<Block, { kind: 'product-teasers' }>;
  level: HeadingLevel;
  locale: Locale;
}) {
  const [t, shown, shop] = await Promise.all([
    getTranslations({ locale, namespace: 'blocks' }),
    listFirstProducts(locale, block.count),
    getPagePath(locale, SHOP_SLUG),
  ]);
  if (shown.length === 0) return null;
  const viewed = viewListEvent({ id: 'teasers', name: block.title }, shown);
  return (
    <BlockSection
      title={block.title}
      level={level}
      text={block.text}
      aside={<ArrowLink href={shop} label={t('teasers.all')} />}
    >
      {viewed && <TrackList {...viewed} />}
      <ul role="list" className={styles.grid}>
        {shown.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} locale={locale} headingLevel={headingBelow(level)} />
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
