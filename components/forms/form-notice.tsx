'use client';

import { type ComponentProps, useEffect, useRef } from 'react';
import { Notice } from '@/components/ui/notice';
import styles from './error-summary.module.css';

/** Result of a submission: receives the focus on mount and for each new `event`. */
export function FormNotice({ event, ...notice }: Omit<ComponentProps<typeof Notice>, 'role'> & { event: unknown }) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (event) box.current?.focus();
  }, [event]);

  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles.summary}>
      <Notice {...notice} />
    </div>
  );
}
