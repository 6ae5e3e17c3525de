import Link from 'next/link';
import { Picture } from '@/components/ui/picture';
import type { ArticleCard as Card } from '@/lib/content/types';
import type { Locale } from '@/lib/i18n/locales';
import { articlePath } from '@/lib/paths';
import styles from './article-card.module.css';
import { PublishedOn } from './published-on';

interface ArticleCardProps {
  article: Card;
  locale: Locale;
  headingLevel?: 2 | 3;
}

export function ArticleCard({ article, locale, headingLevel = 3 }: ArticleCardProps) {
  const { slug, title, summary, picture, publishedOn } = article;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        {picture && <Picture image={picture} alt="" sizes="(width < 40rem) 92vw, 40rem" />}
      </div>
      <div className={styles.words}>
        <p className={styles.date}>
          <PublishedOn date={publishedOn} locale={locale} />
        </p>
        <Heading className={styles.title}>
          <Link href={articlePath(locale, slug)} className={styles.link}>
            {title}
          </Link>
        </Heading>
        {summary && <p>{summary}</p>}
      </div>
    </article>
  );
}
