'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { countKept, useKeptHere } from '@/lib/catalog/shelf/kept-here';
import styles from './header-link.module.css';
import { routes } from '@/backend/contract/routes';

export interface KeptLinkProps {
  /** Server-rendered, so that the icon stays out of the script. */
  icon: ReactNode;
  /** `many` contains a # for the number. */
  labels: { one: string; many: string };
  /** In the menu: with its name instead of a badge. */
  named?: boolean;
}

/** Stands in the header while there are favourites. It comes on the left of the others, where nothing has to move for it. */
export function KeptLink({ icon, labels, named = false }: KeptLinkProps) {
  const count = countKept(useKeptHere());
  if (count === 0) return null;
  const label = count === 1 ? labels.one : labels.many.replace('#', String(count));
  return (
    <Link
      href={routes.favourites}
      prefetch={false}
      className={named ? undefined : styles.link}
      aria-label={named ? undefined : label}
    >
      {icon}
      {named ? label : <span className={styles.badge}>{count}</span>}
    </Link>
  );
}
