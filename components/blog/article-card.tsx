import { CardLink } from '@/components/ui/card-link';
import { Picture } from '@/components/ui/picture';
import type { ArticleCard as Card } from '@/lib/content/blog/types';
import { articlePath } from '@/backend/contract/paths';
import styles from './article-card.module.css';
import { Day } from '@/components/ui/day';
import { TagLinks } from './tag-links';
import { type Locale } from '@/backend/contract/locales';

interface ArticleCardProps {
  article: Card;
  locale: Locale;
  headingLevel?: 2 | 3;
  /** Above the fold: loaded with priority. */
  priority?: boolean;
}

export function ArticleCard({ article, locale, headingLevel = 3, priority }: ArticleCardProps) {
  const { slug, title, summary, picture, publishedOn, tags } = article;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        {picture && (
          <Picture
            image={{ ...picture, alt: '' }}
            sizes="(width < 40rem) 92vw, 40rem"
            {...(priority && { priority })}
          />
        )}
      </div>
      <div className={styles.text}>
        <p className={styles.date}>
          <Day date={publishedOn} locale={locale} />
        </p>
        <Heading className={styles.title}>
          <CardLink href={articlePath(locale, slug)} className={styles.link}>
            {title}
          </CardLink>
        </Heading>
        {summary && <p className={styles.summary}>{summary}</p>}
        {tags.length > 0 && (
          <div className={styles.tags}>
            <TagLinks tags={tags} locale={locale} />
          </div>
        )}
      </div>
    </article>
  );
}
