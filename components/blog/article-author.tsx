import { Picture } from '@/components/ui/picture';
import type { Article } from '@/lib/content/blog/types';
import styles from './article-author.module.css';

const SIZE = 48;

/** Author with optional picture and role. */
export function ArticleAuthor({ article }: { article: Article }) {
  const { author, authorRole, authorPicture } = article;
  return (
    <div className={styles.author}>
      {authorPicture && (
        <Picture
          image={{ ...authorPicture, alt: '' }}
          sizes={`${SIZE}px`}
          width={SIZE}
          height={SIZE}
          className={styles.picture}
        />
      )}
      <p className={styles.text}>
        <span className={styles.name}>{author}</span>
        {authorRole && <span className={styles.role}>{authorRole}</span>}
      </p>
    </div>
  );
}
