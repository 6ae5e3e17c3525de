'use client';

import Cookies from 'js-cookie';
import { FormNotice } from '@/components/forms/form-notice';
import { ButtonLink } from '@/components/ui/button-link';
import { AUTH_REDIRECT_COOKIE } from '@/lib/account/safe-redirect';
import type { Messages } from '@/lib/forms/labels';
import { routes } from '@/lib/paths';
import styles from './checkout.module.css';

interface ExistingAccountProps {
  labels: Messages['checkout']['existing'];
  event: unknown;
  checkoutPath: string;
}

/** The order needs the account's owner. Everything typed waits here until they are back. */
export function ExistingAccount({ labels, event, checkoutPath }: ExistingAccountProps) {
  const comeBack = () => {
    Cookies.set(AUTH_REDIRECT_COOKIE, checkoutPath, {
      path: '/',
      sameSite: 'Lax',
      secure: location.protocol === 'https:',
    });
  };
  return (
    <FormNotice tone="warning" event={event}>
      <p>{labels.text}</p>
      <p>{labels.kept}</p>
      <div className={styles.actions}>
        <ButtonLink href={routes.login} onClick={comeBack} prefetch={false}>
          {labels.login}
        </ButtonLink>
        <ButtonLink href={routes.forgotPassword} onClick={comeBack} prefetch={false} variant="secondary">
          {labels.forgot}
        </ButtonLink>
      </div>
    </FormNotice>
  );
}
