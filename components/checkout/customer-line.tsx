'use client';

import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { SESSION_CHANGE } from '@/lib/session/session-change';
import { Button } from '@/components/ui/button';
import type { Customer } from '@/lib/customer/account/parse-customer';
import { signOut } from '@/lib/customer/account/sign-out';
import { fill } from '@/lib/forms/fill-template';
import type { CheckoutValues } from '@/lib/purchase/checkout/checkout-schema';
import { withoutCustomer } from '@/lib/purchase/checkout/prefill-checkout';
import type { Messages } from '@/lib/forms/message-types';
import styles from './customer.module.css';

interface CustomerLineProps {
  customer: Customer;
  labels: Messages['account']['checkout'];
}

/** The account that orders: its e-mail cannot be changed here. */
export function CustomerLine({ customer, labels }: CustomerLineProps) {
  const [busy, setBusy] = useState(false);
  const { getValues, reset } = useFormContext<CheckoutValues>();
  const logOut = async () => {
    setBusy(true);
    const result = await signOut();
    setBusy(false);
    if (result.ok) reset(withoutCustomer(getValues()));
    window.dispatchEvent(new Event(SESSION_CHANGE));
  };
  return (
    <div className={styles.line}>
      <p>{fill(labels.signedInAs, { email: customer.email })}</p>
      <Button variant="quiet" busy={busy} onClick={() => void logOut()}>
        {labels.logout}
      </Button>
    </div>
  );
}

/** For guests who may have an account. */
export function SignInPrompt({ labels, onSignIn }: { labels: CustomerLineProps['labels']; onSignIn: () => void }) {
  return (
    <div className={styles.line}>
      <p>{labels.offer}</p>
      <Button variant="secondary" onClick={onSignIn}>
        {labels.login}
      </Button>
    </div>
  );
}
