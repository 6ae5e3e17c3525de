import Link from 'next/link';
import type { ReactNode } from 'react';
import { Icon } from './icon';
import { toSafeHref } from './safe-href';
import styles from './safe-link.module.css';

interface SafeLinkProps {
  href: string;
  /** Screen reader text after an external link. */
  externalNote: string;
  className?: string;
  children: ReactNode;
}

/** Files and fragments are handled by the browser: the router would look for a page. */
const isPage = (href: string): boolean => href.startsWith('/') && !/^\/(api|media)\//.test(href);

/** A link from the CMS. Unsafe links are rendered as plain text. */
export function SafeLink({ href, externalNote, className, children }: SafeLinkProps) {
  const target = toSafeHref(href);
  if (!target) return <>{children}</>;
  if (target.external) {
    return (
      <a href={target.href} rel="noopener noreferrer" className={className}>
        {children}
        <Icon name="external" size="0.85em" label={` (${externalNote})`} className={styles.mark} />
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
