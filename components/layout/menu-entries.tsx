'use client';

import Link from 'next/link';
import { ExternalMark } from '@/components/ui/external-mark';
import styles from './nav-list.module.css';

/** Title, and the URL unless it is unsafe; the note for screen readers of an external link, '' for a file. */
export type MenuEntry = [title: string, href?: string, note?: string];

/** Rendered in the browser from a table: pages have six menus, and their elements would be sent again as data. */
export function MenuEntries({ entries }: { entries: MenuEntry[] }) {
  return (
    <ul role="list">
      {entries.map((entry, index) => (
        <li key={index}>
          <MenuLink entry={entry} />
        </li>
      ))}
    </ul>
  );
}

function MenuLink({ entry: [title, href, note] }: { entry: MenuEntry }) {
  if (href === undefined) return title;
  if (note === undefined) {
    return (
      <Link href={href} prefetch={false} className={styles.link}>
        {title}
      </Link>
    );
  }
  return (
    <a href={href} rel={note ? 'noopener noreferrer' : undefined} className={styles.link}>
      {title}
      {note && <ExternalMark note={note} />}
    </a>
  );
}
