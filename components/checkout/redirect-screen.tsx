'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { Messages } from '@/lib/forms/message-types';
import styles from './checkout.module.css';

interface RedirectScreenProps {
  labels: Messages['checkout']['redirect'];
  url: string;
  onStay: () => void;
}

/** Shown while redirecting to the payment page, with a link as fallback. */
export function RedirectScreen({ labels, url, onStay }: RedirectScreenProps) {
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => title.current?.focus(), []);

  return (
    <div className={styles.leaving}>
      <img src="/images/payment-waiting.svg" alt="" width={240} height={180} />
      <h2 ref={title} tabIndex={-1}>
        {labels.title}
      </h2>
      <p>
        {labels.text} <a href={url}>{labels.link}</a>
      </p>
      <Button variant="quiet" onClick={onStay}>
        {labels.back}
      </Button>
    </div>
  );
}
