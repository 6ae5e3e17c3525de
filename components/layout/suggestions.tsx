import { SUGGESTIONS_PLACEHOLDER } from '@/lib/server/http/suggestions-header';
import styles from './suggestions.module.css';

const EMPTY = { __html: SUGGESTIONS_PLACEHOLDER };

/**
 * Where server.ts puts links to what the visitor of a missing page may have meant; nothing shows without any. The view itself is
 * the same for all addresses, so the links are none of React's: it leaves the inside of this list as the server sent it.
 */
export function Suggestions({ title }: { title: string }) {
  return (
    <nav aria-labelledby="meant" className={styles.meant}>
      <p id="meant" className={styles.title}>
        {title}
      </p>
      {/* Only our own links, escaped in lib/server/http/page-suggestions.ts. */}
      <ul role="list" className={styles.list} suppressHydrationWarning dangerouslySetInnerHTML={EMPTY} />
    </nav>
  );
}
