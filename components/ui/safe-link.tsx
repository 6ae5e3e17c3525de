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
  const look = className ? { className } : {};
  if (target.external) {
    return (
      <a href={target.href} rel="noopener noreferrer" {...look}>
        {children}
        <ExternalMark note={externalNote} />
      </a>
    );
  }
  return isPage(target.href) ? (
    <Link href={target.href} prefetch={false} {...look}>
      {children}
    </Link>
  ) : (
    <a href={target.href} {...look}>
      {children}
    </a>
  );
}
