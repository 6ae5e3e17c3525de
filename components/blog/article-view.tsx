import { getTranslations } from 'next-intl/server';
import { ArrowLink } from '@/components/blocks/arrow-link';
import { BlockSection } from '@/components/blocks/block-section';
import grid from '@/components/blocks/card-grid.module.css';
import { RichText } from '@/components/blocks/rich-text';
import { Container } from '@/components/ui/container';
import { Picture } from '@/components/ui/picture';
import type { Article, ArticleCard as Card } from '@/lib/content/types';
import type { Locale } from '@/lib/i18n/locales';
import { ArticleCard } from './article-card';
import styles from './article-view.module.css';
import { PublishedOn } from './published-on';

interface ArticleViewProps {
  article: Article;
  /** Other articles, newest first. */
  others: Card[];
  /** The overview of all articles. */
  blogPath: string;
  locale: Locale;
}

export async function ArticleView({ article, others, blogPath, locale }: ArticleViewProps) {
  const t = await getTranslations({ locale, namespace: 'blog' });
  const { title, summary, picture, author, publishedOn, body } = article;
  return (
    <>
      <article>
        <Container width="text" as="header" className={styles.head}>
          <p className={styles.origin}>
            <PublishedOn date={publishedOn} locale={locale} />
            {author && <span>{t('by', { author })}</span>}
          </p>
          <h1>{title}</h1>
          {summary && <p className={styles.summary}>{summary}</p>}
        </Container>
        {picture && (
          <Container className={styles.picture}>
            <Picture image={picture} sizes="(width < 75rem) 92vw, 75rem" priority />
          </Container>
        )}
        <Container width="text">
          <RichText body={body} />
        </Container>
      </article>
      {others.length > 0 && (
        <BlockSection title={t('more')} level={2} aside={<ArrowLink href={blogPath} label={t('all')} />}>
          <ul role="list" className={grid.grid}>
            {others.map((other) => (
              <li key={other.id}>
                <ArticleCard article={other} locale={locale} />
              </li>
            ))}
          </ul>
        </BlockSection>
      )}
    </>
  );
}
