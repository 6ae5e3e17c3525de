'use client';

import { FormNotice } from '@/components/forms/form-notice';
import { Button } from '@/components/ui/button';
import type { SignInView } from '@/components/account/sign-in';
import type { Messages } from '@/lib/forms/message-types';
import styles from './checkout.module.css';

interface ExistingAccountProps {
  labels: Messages['checkout']['existing'];
  /** The third way, next to those the message names. */
  codeLabel: string;
  event: unknown;
  onSignIn: (view: SignInView) => void;
}

/** The order needs the account's owner. All ways open over the checkout; everything typed stays. */
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
