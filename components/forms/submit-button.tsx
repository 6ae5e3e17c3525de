'use client';

import type { MouseEvent } from 'react';
import { useFormState } from 'react-hook-form';
import { Button, type ButtonProps } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { CaptchaNotice } from './captcha-notice';
import styles from './form.module.css';
import { useFormKit } from './form-context';
import { useFormRecord } from './use-field-state';

/** Submit button: shows progress, keeps the focus and ignores a second press. */
export function SubmitButton({
  children,
  busy = false,
  ...button
}: Omit<ButtonProps, 'type' | 'disabled' | 'className' | 'onMouseDown'>) {
  const { id, labels, ready, native, guarded } = useFormKit();
  const { isSubmitting } = useFormState();
  const { submitted, errors } = useFormRecord();
  const isBusy = busy || isSubmitting;
  const isIncomplete = submitted && errors > 0 && !isSubmitting;
  const noteId = `${id}-incomplete`;
  return (
    <div className={styles.end}>
      <Button
        {...button}
        type="submit"
        busy={isBusy}
        // Before hydration a press would submit natively, which only some forms support.
        disabled={!ready && !native}
        className={styles.submit}
        aria-describedby={isIncomplete ? noteId : undefined}
        onMouseDown={keepFocus}
      >
        {children}
      </Button>
      {/* Once shown, its space stays reserved: the button must not move while the last field is corrected. */}
      {submitted && (
        <p id={noteId} className={styles.incomplete}>
          {isIncomplete && (
            <>
              <Icon name="warning" size="1.1em" />
              <span>{labels.incomplete}</span>
            </>
          )}
        </p>
      )}
      <span role="status">{isBusy && <VisuallyHidden>{labels.busy}</VisuallyHidden>}</span>
      {guarded && <CaptchaNotice labels={labels.captcha} />}
    </div>
  );
}

/** Blur may show a message; if that moved the button between mousedown and mouseup, the click would be lost. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
