'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { useCartCount } from '@/lib/purchase/cart/cart-store';
import styles from './header-link.module.css';
import { usePlacedOrder } from './use-placed-order';

interface CartLinkProps {
  /** Server-rendered, so that the icons stay out of the script. */
  icon: ReactNode;
  path: string;
  /** Null if the shop has no checkout page. */
  checkoutPath: string | null;
  /** `many` contains a # for the number. */
  labels: { empty: string; one: string; many: string };
}

/** The badge counts lines, not items. Until the cookie is read the cart looks empty, as rendered by the server. */
export function CartLink({ icon, path, checkoutPath, labels }: CartLinkProps) {
  const count = useCartCount();
  usePlacedOrder(checkoutPath);
  const label = count === 0 ? labels.empty : count === 1 ? labels.one : labels.many.replace('#', String(count));
  return (
    <Link href={path} prefetch={false} className={styles.link} aria-label={label} data-cart-count={count}>
      {icon}
      {count > 0 && <span className={styles.badge}>{count}</span>}
    </Link>
  );
}
