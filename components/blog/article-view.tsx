import { getTranslations } from 'next-intl/server';
import { ArrowLink } from '@/components/content/arrow-link';
import { BlockSection } from '@/components/content/block-section';
import { RichText } from '@/components/content/rich-text';
import { Container } from '@/components/ui/container';
import { Picture } from '@/components/ui/picture';
import { readingMinutes } from '@/lib/content/blog/reading-time';
import { listHeadings, tableOfContents } from '@/lib/content/blog/table-of-contents';
import type { Article, ArticleCard as Card } from '@/lib/content/blog/types';
import { blogPath } from '@/backend/contract/paths';
import { ArticleAuthor } from './article-author';
import { ArticleGrid } from './article-grid';
import { ArticleJsonLd } from './article-json-ld';
import styles from './article-view.module.css';
import { Day } from '@/components/ui/day';
import { ShareLinks } from './share-links';
import { TableOfContents } from './table-of-contents';
import { TagLinks } from './tag-links';
import { type Locale } from '@/backend/contract/locales';

interface ArticleViewProps {
  article: Article;
  /** Related articles. */
  related: Card[];
  locale: Locale;
}

export async function ArticleView({ article, related, locale }: ArticleViewProps) {
  const t = await getTranslations({ locale, namespace: 'blog' });
  const { slug, title, summary, picture, author, publishedOn, updatedOn, tags, body } = article;
  const headings = listHeadings(body);
  const contents = tableOfContents(headings);
  const anchors = new Map(headings.map(({ index, anchor }) => [index, anchor]));
  return (
    <>
      <article>
        <Container as="header" className={styles.head}>
          <h1>{title}</h1>
          {summary && <p className={styles.summary}>{summary}</p>}
          <div className={styles.origin}>
            {author && <ArticleAuthor article={article} />}
            <p className={styles.dates}>
              <Day date={publishedOn} locale={locale} />
              {updatedOn && updatedOn > publishedOn && (
                <span>
                  {t('updated')} <Day date={updatedOn} locale={locale} />
                </span>
              )}
              <span>{t('minutes', { minutes: readingMinutes(body, locale) })}</span>
            </p>
          </div>
        </Container>
        {picture && (
          <Container className={styles.picture}>
            <Picture image={picture} sizes="(width < 75rem) 92vw, 75rem" priority />
          </Container>
        )}
        <Container className={styles.columns}>
          {contents.length > 0 && <TableOfContents headings={contents} title={t('contents')} />}
          <div className={styles.body}>
            <RichText body={body} anchors={anchors} />
            <footer className={styles.end}>
              {tags.length > 0 && (
                <nav aria-label={t('tags')}>
                  <TagLinks tags={tags} locale={locale} />
                </nav>
              )}
              <ShareLinks slug={slug} title={title} locale={locale} />
            </footer>
          </div>
        </Container>
        <ArticleJsonLd article={article} locale={locale} />
      </article>
      {related.length > 0 && (
        <BlockSection
          title={t('more')}
          level={2}
          ground="sand"
          aside={<ArrowLink href={blogPath(locale)} label={t('all')} />}
        >
          <ArticleGrid articles={related} locale={locale} />
        </BlockSection>
      )}
    </>
  );
}
