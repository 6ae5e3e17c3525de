import { getTranslations } from 'next-intl/server';
import { ArticleCard } from '@/components/blog/article-card';
import { listArticles } from '@/lib/content/queries';
import type { Block } from '@/lib/content/types';
import type { Locale } from '@/lib/i18n/locales';
import { BlockSection } from './block-section';
import { type HeadingLevel, headingBelow } from './heading';
import styles from './card-grid.module.css';

export async function ArticleListBlock({
  block,
  level,
  locale,
}: {
  block: Extract<Block, { kind: 'article-list' }>;
  level: HeadingLevel;
  locale: Locale;
}) {
  const [t, articles] = await Promise.all([getTranslations({ locale, namespace: 'blocks' }), listArticles(locale)]);
  return (
    <BlockSection title={block.title} level={level} text={block.text}>
      {articles.length === 0 ? (
        <p>{t('articles.empty')}</p>
      ) : (
        <ul role="list" className={`${styles.grid} ${styles.wide}`}>
          {articles.map((article) => (
            <li key={article.id}>
              <ArticleCard article={article} locale={locale} headingLevel={headingBelow(level)} />
            </li>
          ))}
        </ul>
      )}
    </BlockSection>
  );
}
