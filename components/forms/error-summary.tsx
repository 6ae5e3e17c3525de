'use client';

import { type MouseEvent, useEffect, useRef } from 'react';
import { get, useFormState } from 'react-hook-form';
import { Notice } from '@/components/ui/notice';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { type FieldFault, messageFor } from '@/lib/forms/errors';
import styles from './error-summary.module.css';
import { fieldId, useFormKit } from './form-context';

/** What was wrong at the last attempt, with a link to each field. It stays put while one mends them, so nothing jumps. */
export function ErrorSummary({ faults }: { faults: FieldFault[] }) {
  const { id, labels, messageValues } = useFormKit();
  const { errors } = useFormState();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (faults.length > 0) box.current?.focus();
  }, [faults]);

  if (faults.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} role="group" aria-labelledby={`${id}-summary`} className={styles.summary}>
      <Notice tone="error" title={<span id={`${id}-summary`}>{labels.summary}</span>}>
        <ul className={styles.list}>
          {faults.map((fault) => {
            const fixed = !get(errors, fault.name);
            return (
              <li key={fault.name} data-fixed={fixed || undefined}>
                <a href={`#${fieldId(id, fault.name)}`} onClick={goToField}>
                  {messageFor(labels, fault, messageValues[fault.name])}
                </a>
                {fixed && <VisuallyHidden> ({labels.fixed})</VisuallyHidden>}
              </li>
            );
          })}
        </ul>
      </Notice>
    </div>
  );
}

/** Focus does the scrolling, and the address stays clean. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}
