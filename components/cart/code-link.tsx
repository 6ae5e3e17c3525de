'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { useLater } from '@/lib/core/use-later';
import { codeOfLink } from '@/lib/purchase/cart/code-link';
import { hasSecretUrl } from '@/lib/tracking/analytics/page-url';
import type { CodeLinkNoteProps } from './code-link-note';

const loadNote = () => import('./code-link-note').then((module) => module.CodeLinkNote);

/** Keeps the code of a link (`?code=SUMMER`) for the cart. On pages with a secret in their address `code` means something else. */
export function CodeLink(props: Omit<CodeLinkNoteProps, 'code'>) {
  const pathname = usePathname();
  const found = codeOfLink(useSearchParams());
  const code = hasSecretUrl(pathname) ? null : found;
  const [Note, begin] = useLater(loadNote);

  useEffect(() => {
    if (code !== null) begin();
  }, [code, begin]);

  // A new page begins without the note of the last one.
  return Note && <Note key={pathname} code={code} {...props} />;
}
