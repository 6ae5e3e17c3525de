import Link from 'next/link';
import { blogHref } from '@/lib/content/blog/blog-query';
import type { Tag } from '@/lib/content/blog/types';
import { blogPath } from '@/backend/contract/paths';
import styles from './tag-links.module.css';
import { type Locale } from '@/backend/contract/locales';

interface TagLinksProps {
  tags: Tag[];
  locale: Locale;
  /** Slug of the current tag; null on the list of all articles. */
  current?: string | null;
  /** Label of the link to all articles; no link without it. */
  all?: string;
}

/** Tags, each linking to its articles. */
export function TagLinks({ tags, locale, current, all }: TagLinksProps) {
  const path = blogPath(locale);
  const links = tags.map(({ slug, title }) => ({ slug, title, href: blogHref(path, { tag: slug }) }));
  return (
    <ul role="list" className={styles.tags}>
      {[...(all ? [{ slug: null, title: all, href: path }] : []), ...links].map(({ slug, title, href }) => (
        <li key={href}>
          <Link
            href={href}
            prefetch={false}
            className={styles.tag}
            aria-current={slug === current ? 'page' : undefined}
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
