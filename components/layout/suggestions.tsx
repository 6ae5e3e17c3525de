import { SUGGESTIONS_PLACEHOLDER } from '@/lib/server/http/suggestions-header';
import styles from './suggestions.module.css';

const EMPTY = { __html: SUGGESTIONS_PLACEHOLDER };

/**
 * Placeholder in which server.ts inserts links to similar pages; hidden while empty. The view is cached for all paths, so React
 * does not manage its children: it keeps the server's markup.
 */
export function Suggestions({ title }: { title: string }) {
  return (
    <nav aria-labelledby="meant" className={styles.meant}>
      <p id="meant" className={styles.title}>
        {title}
      </p>
      {/* Own links only, escaped in lib/server/http/page-suggestions.ts. */}
      <ul role="list" className={styles.list} suppressHydrationWarning dangerouslySetInnerHTML={EMPTY} />
    </nav>
  );
}
