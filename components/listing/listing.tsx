import Link from 'next/link';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { TrackList } from '@/components/analytics/track-list';
import { PageHead } from '@/components/content/page-head';
import { AdviserButton } from '@/components/product/adviser-button';
import { ProductCard } from '@/components/product/product-card';
import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { PageLinks } from '@/components/ui/page-links';
import { viewListEvent } from '@/lib/tracking/analytics/catalog-events';
import {
  DEFAULT_QUERY,
  hasFilters,
  listingHref,
  parseListingQuery,
  shownChoice,
  toFacets,
} from '@/lib/catalog/listing-query';
import { getOptions } from '@/lib/catalog/option-queries';
import { getProductPage } from '@/lib/catalog/product-queries';
import { getAdviserLabels } from '@/lib/discovery/size-advice/adviser-labels';
import type { Block } from '@/lib/content/pages/blocks';
import { pagePath } from '@/backend/contract/paths';
import { ListingFilters } from './listing-filters';
import { ListingJsonLd } from './listing-json-ld';
import { ListingSort } from './listing-sort';
import styles from './listing.module.css';
import { type Locale } from '@/backend/contract/locales';
import { SIZE } from '@/backend/contract/options';

interface ListingProps {
  block: Extract<Block, { kind: 'product-listing' }>;
  locale: Locale;
  /** The listing segment that middleware derived from the query, null without one. */
  query: string | null;
  /** Slugs of the current page. */
  path: string[];
  /** Whether the page number in the URL is valid for this list. */
  paged: boolean;
}

/** Number of cards in the first row to load with priority. */
const FIRST_ROW = 3;

/** The shop: filters, order and page are in the URL, and every control is a link, so it works without JavaScript. */
export async function Listing({ block, locale, query: segment, path: slugs, paged }: ListingProps) {
  const [t, options] = await Promise.all([getTranslations({ locale, namespace: 'shop' }), getOptions(locale)]);
  const path = pagePath(slugs);
  const query = parseListingQuery(segment, options);
  const { items, total, page, pages, facets: counts } = await getProductPage(locale, query, block.pageSize);
  // Page numbers beyond the end render nothing else: only this line is cached for them.
  if (paged && query.page > page) redirect(listingHref(path, { ...query, page }));
  const facets = toFacets(counts, query, path, options);
  const showAll = listingHref(path, { ...DEFAULT_QUERY, sort: query.sort });
  const choice = shownChoice(query, options);
  const first = (page - 1) * block.pageSize;
  const viewed = viewListEvent({ id: 'shop', name: block.title, first, shown: choice }, items);
  return (
    <>
      <PageHead title={block.title} text={block.text} />
      <Container className={styles.listing}>
        {viewed && <TrackList {...viewed} />}
        <ListingJsonLd items={items} first={first} locale={locale} />
        {facets.length > 0 && <ListingFilters facets={facets} locale={locale} />}
        <div className={styles.bar}>
          <p className={styles.count} role="status">
            {t('results', { count: total })}
          </p>
          {hasFilters(query) && (
            <Link href={showAll} className={styles.clear} prefetch={false} scroll={false}>
              {t('clearFilters')}
            </Link>
          )}
          {facets.some(({ key }) => key === SIZE) && (
            <AdviserButton listing={path} labels={await getAdviserLabels(locale)} />
          )}
          <ListingSort query={query} path={path} locale={locale} />
        </div>
        {items.length > 0 ? (
          <ul role="list" className={styles.grid}>
            {items.map((product, index) => (
              <li key={product.id}>
                <ProductCard
                  product={product}
                  locale={locale}
                  choice={choice}
                  priority={index < FIRST_ROW}
                  headingLevel={2}
                />
              </li>
            ))}
          </ul>
        ) : (
          <div className={styles.empty}>
            <h2>{t('emptyTitle')}</h2>
            <p>{t('emptyText')}</p>
            <ButtonLink href={showAll} prefetch={false}>
              {t('showAll')}
            </ButtonLink>
          </div>
        )}
        <PageLinks
          page={page}
          pages={pages}
          href={(number) => listingHref(path, { ...query, page: number })}
          locale={locale}
        />
      </Container>
    </>
  );
}
