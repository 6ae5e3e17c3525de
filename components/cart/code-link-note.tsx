'use client';

import Link from 'next/link';
import { useEffect, useState } from 'react';
import { callApi } from '@/lib/core/api';
import { readCart } from '@/lib/purchase/cart/cart-store';
import { type CodeNote, readCode, readCodeNote, withoutCode } from '@/lib/purchase/cart/code-link';
import { addCode, readCodes } from '@/lib/purchase/cart/discount-codes';
import { hasSecretUrl } from '@/lib/tracking/analytics/page-url';
import type { NotificationListProps } from './notification-list';
import styles from './notification-list.module.css';

export interface CodeLinkNoteProps extends NotificationListProps {
  /** The parameter of the address; null once it has left it. */
  given: string | null;
  pathname: string;
}

/** What became of the code in the address; stays until it is closed or the page is left. */
export function CodeLinkNote({ given, pathname, labels, cartHref }: CodeLinkNoteProps) {
  // On pages with a secret in their address `code` means something else.
  const code = given === null || hasSecretUrl(pathname) ? null : readCode(given);
  const [note, setNote] = useState<CodeNote | null>(null);

  useEffect(() => {
    if (code === null) return;
    let isLeft = false;
    const body = { code, codes: readCodes(), cart: readCart() };
    callApi('/api/quote/code', { method: 'POST', body, parse: readCodeNote }).then((answer) => {
      if (!answer.ok) return;
      // Also for a visitor who has gone on meanwhile.
      if (answer.data.code !== null) addCode(answer.data.code);
      if (isLeft) return;
      setNote(answer.data);
      // With null Next's router learns of the new address.
      if (answer.data.checked) history.replaceState(null, '', withoutCode(location));
    });
    return () => {
      isLeft = true;
    };
  }, [code]);

  if (!note) return null;
  return (
    <div className={styles.notification} data-problem={note.code === null || undefined}>
      <p>{note.text}</p>
      {cartHref && note.code !== null && (
        <Link className={styles.link} href={cartHref} prefetch={false} onClick={() => setNote(null)}>
          {labels.toCart}
        </Link>
      )}
      <button type="button" className={styles.close} aria-label={labels.close} onClick={() => setNote(null)}>
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}
