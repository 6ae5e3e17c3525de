'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useLayoutEffect, ViewTransition } from 'react';

/** Where the browser's back or forward button leads to; the browser restores that page's scroll position itself. */
let traversedTo: string | undefined;
/** Undefined on the first page of a visit, which may already be scrolled. */
let shown: string | undefined;

/** Page transition "page" (out-in), animated in app/styles/transitions.css. */
export function PageTransition({ children }: { children: ReactNode }) {
  const pathname = usePathname();
  useScrollToTop(pathname);
  // A new key per page: two pages of one kind would otherwise share their frame, and nothing would leave or enter.
  return (
    <ViewTransition key={pathname} enter="page" exit="page" default="none">
      {children}
    </ViewTransition>
  );
}

/** Next stays where it is as long as the top of the new page is visible, which hides half of the banner above it. */
function useScrollToTop(pathname: string): void {
  useEffect(() => {
    const remember = ({ state }: PopStateEvent) => {
      traversedTo = location.pathname;
      // A link within a page leaves an entry that Next does not know: it would keep showing the other page.
      if (!state && shown && traversedTo !== shown) location.reload();
    };
    addEventListener('popstate', remember);
    return () => removeEventListener('popstate', remember);
  }, []);
  useLayoutEffect(() => {
    const isNew = shown && shown !== pathname && traversedTo !== pathname;
    shown = pathname;
    traversedTo = undefined;
    if (isNew && !location.hash) scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname]);
}
