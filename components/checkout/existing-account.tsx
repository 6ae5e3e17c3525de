'use client';

import { FormNotice } from '@/components/forms/form-notice';
import { Button } from '@/components/ui/button';
import type { SignInView } from '@/components/account/sign-in';
import type { Messages } from '@/lib/forms/message-types';
import styles from './checkout.module.css';

interface ExistingAccountProps {
  labels: Messages['checkout']['existing'];
  /** A third option, besides those in the message. */
  codeLabel: string;
  event: unknown;
  onSignIn: (view: SignInView) => void;
}

/** The e-mail belongs to an account: its owner must sign in. All methods open over the checkout; the input stays. */
export function ExistingAccount({ labels, codeLabel, event, onSignIn }: ExistingAccountProps) {
  return (
    <FormNotice tone="warning" event={event}>
      <p>{labels.text}</p>
      <p>{labels.kept}</p>
      <div className={styles.actions}>
        <Button onClick={() => onSignIn('login')}>{labels.login}</Button>
        <Button variant="secondary" onClick={() => onSignIn('forgot')}>
          {labels.forgot}
        </Button>
        <Button variant="secondary" onClick={() => onSignIn('code')}>
          {codeLabel}
        </Button>
      </div>
    </FormNotice>
  );
}
