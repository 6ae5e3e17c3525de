import { redirect } from 'next/navigation';
import { listPagePath, countListPages, rangeOfPage, readListPage } from '@/lib/content/pages/list-pagination';
import type { Block } from '@/lib/content/pages/blocks';
import { PageLinks } from '@/components/ui/page-links';
import { pagePath } from '@/backend/contract/paths';
import { ArrowLink } from '@/components/content/arrow-link';
import { BlockSection } from '@/components/content/block-section';
import cardGrid from './card-grid.module.css';
import { loadCards } from './collection-cards';
import styles from './collection-list-block.module.css';
import { type HeadingLevel, headingBelow } from '@/components/content/heading';
import { type Locale } from '@/backend/contract/locales';

interface CollectionListBlockProps {
  block: Extract<Block, { kind: 'collection-list' }>;
  level: HeadingLevel;
  locale: Locale;
  /** Slugs of the current page. */
  path: string[];
  /** Listing segment if it belongs to this list; null: no pagination. */
  query: string | null;
  /** Whether the page number in the URL is valid for this list. */
  paged: boolean;
}

const ANCHOR = 'list';

/** Cards of one collection, in the order of the shop, the blog or the academy. */
export async function CollectionListBlock({ block, level, locale, path, query, paged }: CollectionListBlockProps) {
  const { source, title, text, link } = block;
  const page = paged ? readListPage(query) : 1;
  const request = { locale, title, page, pageSize: block.pageSize, ...rangeOfPage(page, block) };
  const headingLevel = headingBelow(title || level === 1 ? level : 1);
  const { total, cards, wide, track, notice } = await loadCards[source]({ ...request, headingLevel });
  const pages = paged ? countListPages(total, block) : 1;
  // Page numbers beyond the end render nothing else: only this line is cached for them.
  if (page > pages) redirect(listPagePath(pagePath(path), pages));
  if (cards.length === 0 && level !== 1) return null;
  return (
    <BlockSection
      id={paged ? ANCHOR : undefined}
      title={title}
      level={level}
      text={text}
      aside={link && <ArrowLink href={link.path} label={link.label} />}
    >
      {track}
      <div className={styles.list}>
        <ul role="list" className={wide ? `${cardGrid.grid} ${cardGrid.wide}` : cardGrid.grid}>
          {cards.map(({ id, card }) => (
            <li key={id}>{card}</li>
          ))}
        </ul>
        {notice}
        <PageLinks
          page={page}
          pages={pages}
          href={(number) => `${listPagePath(pagePath(path), number)}#${ANCHOR}`}
          locale={locale}
        />
      </div>
    </BlockSection>
  );
}
