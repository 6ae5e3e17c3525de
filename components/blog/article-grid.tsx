import type { ArticleCard as Card } from '@/lib/content/blog/types';
import { ArticleCard } from './article-card';
import styles from './article-grid.module.css';
import { type Locale } from '@/backend/contract/locales';

interface ArticleGridProps {
  articles: Card[];
  locale: Locale;
  headingLevel?: 2 | 3;
  /** The first card is larger than the others. */
  lead?: boolean;
}

export function ArticleGrid({ articles, locale, headingLevel = 3, lead = false }: ArticleGridProps) {
  return (
    <ul role="list" className={styles.grid}>
      {articles.map((article, index) => {
        const leads = lead && index === 0;
        return (
          <li key={article.id} className={leads ? styles.lead : undefined}>
            <ArticleCard article={article} locale={locale} headingLevel={headingLevel} priority={leads} />
          </li>
        );
      })}
    </ul>
  );
}
