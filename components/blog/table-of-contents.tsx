import type { Heading } from '@/lib/content/blog/table-of-contents';
import styles from './table-of-contents.module.css';

interface TableOfContentsProps {
  headings: Heading[];
  title: string;
}

export function TableOfContents({ headings, title }: TableOfContentsProps) {
  return (
    <nav aria-labelledby="contents" className={styles.contents}>
      <h2 id="contents" className={styles.title}>
        {title}
      </h2>
      <ol role="list" className={styles.list}>
        {headings.map(({ anchor, text, level }) => (
          <li key={anchor} className={level === 3 ? styles.part : undefined}>
            <a href={`#${anchor}`} className={styles.link}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
