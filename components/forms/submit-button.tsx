'use client';

import type { MouseEvent } from 'react';
import { useFormState } from 'react-hook-form';
import { Button, type ButtonProps } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useHydrated } from '@/lib/forms/use-hydrated';
import styles from './form.module.css';
import { useFormKit } from './form-context';

/** The form's last button: shows that work is going on, keeps the focus and refuses a second press. */
export function SubmitButton({
  children,
  busy = false,
  ...button
}: Omit<ButtonProps, 'type' | 'disabled' | 'className' | 'onMouseDown'>) {
  const { labels } = useFormKit();
  const { isSubmitting } = useFormState();
  const hydrated = useHydrated();
  const isBusy = busy || isSubmitting;
  return (
    <div>
      <Button
        {...button}
        type="submit"
        busy={isBusy}
        // Pressed too early, the browser would send the form by itself.
        disabled={!hydrated}
        className={styles.submit}
        onMouseDown={keepFocus}
      >
        {children}
      </Button>
      <span role="status">{isBusy && <VisuallyHidden>{labels.busy}</VisuallyHidden>}</span>
    </div>
  );
}

/** Leaving a field may show a message; if that moved the button between press and release, the click would be lost. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
