import { getTranslations } from 'next-intl/server';
import { ArticleGrid } from '@/components/blog/article-grid';
import { ArticleIndex } from '@/components/blog/article-index';
import { isBlogPage } from '@/lib/content/blog/blog-page';
import { listNewest } from '@/lib/content/blog/article-queries';
import type { Block } from '@/lib/content/pages/blocks';
import { blogPath } from '@/backend/contract/paths';
import { ArrowLink } from '@/components/content/arrow-link';
import { BlockSection } from '@/components/content/block-section';
import { type HeadingLevel, headingBelow } from '@/components/content/heading';
import { type Locale } from '@/backend/contract/locales';

interface ArticleListBlockProps {
  block: Extract<Block, { kind: 'article-list' }>;
  level: HeadingLevel;
  locale: Locale;
  /** The listing segment that middleware derived from the query, null without one. */
  query: string | null;
  /** Slugs of the current page. */
  path: string[];
}

/** On the blog page all articles with pagination and tags; on any other page the newest. */
export async function ArticleListBlock({ block, level, locale, query, path }: ArticleListBlockProps) {
  const { title, text, pageSize } = block;
  const headingLevel = headingBelow(level);
  if (isBlogPage(locale, path)) {
    return (
      <BlockSection title={title} level={level} text={text}>
        <ArticleIndex pageSize={pageSize} query={query} locale={locale} headingLevel={headingLevel} />
      </BlockSection>
    );
  }
  const [t, articles] = await Promise.all([
    getTranslations({ locale, namespace: 'blog' }),
    listNewest(locale, pageSize),
  ]);
  return (
    <BlockSection
      title={title}
      level={level}
      text={text}
      aside={<ArrowLink href={blogPath(locale)} label={t('all')} />}
    >
      <ArticleGrid articles={articles} locale={locale} headingLevel={headingLevel} />
    </BlockSection>
  );
}
