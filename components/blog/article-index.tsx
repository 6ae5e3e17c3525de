import { getTranslations } from 'next-intl/server';
import { PageLinks } from '@/components/ui/page-links';
import { blogHref, parseBlogQuery } from '@/lib/content/blog/blog-query';
import { getArticlePage, listTags } from '@/lib/content/blog/article-queries';
import { blogPath } from '@/backend/contract/paths';
import { ArticleGrid } from './article-grid';
import styles from './article-index.module.css';
import { TagLinks } from './tag-links';
import { type Locale } from '@/backend/contract/locales';

interface ArticleIndexProps {
  pageSize: number;
  /** The listing segment that middleware derived from the query, null without one. */
  query: string | null;
  locale: Locale;
  headingLevel: 2 | 3;
}

/** Blog index: tags, one page of articles and pagination. Tag and page are in the URL. */
export async function ArticleIndex({ pageSize, query: segment, locale, headingLevel }: ArticleIndexProps) {
  const query = parseBlogQuery(segment);
  const path = blogPath(locale);
  const [t, list, tags] = await Promise.all([
    getTranslations({ locale, namespace: 'blog' }),
    getArticlePage(locale, query, pageSize),
    listTags(locale),
  ]);
  const { articles = [], pages = 1 } = list ?? {};
  const opensBlog = query.page === 1 && query.tag === null;
  return (
    <div className={styles.index}>
      {tags.length > 1 && (
        <nav aria-label={t('tags')}>
          <TagLinks tags={tags} locale={locale} current={query.tag} all={t('allTags')} />
        </nav>
      )}
      {articles.length > 0 ? (
        <ArticleGrid articles={articles} locale={locale} headingLevel={headingLevel} lead={opensBlog} />
      ) : (
        <p>{t('empty')}</p>
      )}
      <PageLinks page={query.page} pages={pages} href={(page) => blogHref(path, { ...query, page })} locale={locale} />
    </div>
  );
}
