'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { useLater } from '@/lib/core/use-later';
import { CODE_PARAM } from '@/lib/purchase/cart/code-param';
import type { CodeLinkNoteProps } from './code-link-note';

const loadNote = () => import('./code-link-note').then((module) => module.CodeLinkNote);

/** Keeps the code of a link (`?code=SUMMER`) for the cart. All that knows codes is loaded with the first one. */
export function CodeLink(props: Omit<CodeLinkNoteProps, 'given' | 'pathname'>) {
  const pathname = usePathname();
  const given = useSearchParams().get(CODE_PARAM);
  const [Note, begin] = useLater(loadNote);

  useEffect(() => {
    if (given !== null) begin();
  }, [given, begin]);

  // A new page begins without the note of the last one.
  return Note && <Note key={pathname} given={given} pathname={pathname} {...props} />;
}
