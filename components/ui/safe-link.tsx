import Link from 'next/link';
import type { ReactNode } from 'react';
import { ExternalMark } from './external-mark';
import { isPage, toSafeHref } from './safe-href';

interface SafeLinkProps {
  href: string;
  /** Screen reader text after an external link. */
  externalNote: string;
  className?: string;
  children: ReactNode;
}

/** A link from the CMS. Unsafe links are rendered as plain text. */
export function SafeLink({ href, externalNote, className, children }: SafeLinkProps) {
  const target = toSafeHref(href);
  if (!target) return <>{children}</>;
  if (target.external) {
    return (
      <a href={target.href} rel="noopener noreferrer" className={className}>
        {children}
        <ExternalMark note={externalNote} />
      </a>
    );
  }
  return isPage(target.href) ? (
    <Link href={target.href} prefetch={false} className={className}>
      {children}
    </Link>
  ) : (
    <a href={target.href} className={className}>
      {children}
    </a>
  );
}
