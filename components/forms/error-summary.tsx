'use client';

import { type MouseEvent, useEffect, useRef } from 'react';
import { Notice } from '@/components/ui/notice';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { type FieldError, messageFor } from '@/lib/forms/field-errors';
import styles from './error-summary.module.css';
import { fieldId, useFormKit } from './form-context';
import { useFieldState } from './use-field-state';

/** Errors of the last attempt, with a link to each field. Not updated while they are corrected, to avoid layout shift. */
export function ErrorSummary({ fieldErrors }: { fieldErrors: FieldError[] }) {
  const { id, labels } = useFormKit();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (fieldErrors.length > 0) box.current?.focus();
  }, [fieldErrors]);

  if (fieldErrors.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} role="group" aria-labelledby={`${id}-summary`} className={styles.summary}>
      <Notice tone="error" title={<span id={`${id}-summary`}>{labels.summary}</span>}>
        <ul className={styles.list}>
          {fieldErrors.map((fieldError) => (
            <ErrorItem key={fieldError.name} fieldError={fieldError} />
          ))}
        </ul>
      </Notice>
    </div>
  );
}

function ErrorItem({ fieldError }: { fieldError: FieldError }) {
  const { id, labels, messageValues, fieldMessages } = useFormKit();
  const fixed = !useFieldState(fieldError.name).invalid;
  return (
    <li data-fixed={fixed || undefined}>
      <a href={`#${fieldId(id, fieldError.name)}`} onClick={goToField}>
        {messageFor(labels, fieldError, messageValues[fieldError.name], fieldMessages[fieldError.name])}
      </a>
      {fixed && <VisuallyHidden> ({labels.fixed})</VisuallyHidden>}
    </li>
  );
}

/** Focus scrolls to the field without changing the URL. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}
