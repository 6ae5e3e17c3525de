'use client';

import Link from 'next/link';
import { type ReactNode, useState } from 'react';

interface CardLinkProps {
  /** A page that is the same for all visitors. */
  href: string;
  className?: string;
  children: ReactNode;
}

/** Link to what a visitor probably wants to see next: its page is fetched when a finger, the pointer or the focus reaches it. */
export function CardLink({ href, className, children }: CardLinkProps) {
  const [isReached, setIsReached] = useState(false);
  const reach = () => setIsReached(true);
  return (
    <Link href={href} prefetch={isReached} className={className} onPointerEnter={reach} onFocus={reach}>
      {children}
    </Link>
  );
}
