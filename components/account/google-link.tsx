'use client';

import { buttonClass } from '@/components/ui/button-class';
import { saveRedirectTarget } from '@/lib/customer/account/auth-redirect';
import { GOOGLE_SIGN_IN_PATH } from '@/lib/customer/account/google-sign-in';
import styles from './auth-layout.module.css';
import { GoogleMark } from './google-mark';

/** Leaves the site, so it is a plain link: the router must not prefetch it as a page. */
export function GoogleLink({ label, returnTo }: { label: string; returnTo?: string }) {
  return (
    <a
      href={GOOGLE_SIGN_IN_PATH}
      className={buttonClass({ variant: 'secondary', wide: true })}
      onClick={returnTo === undefined ? undefined : () => saveRedirectTarget(returnTo)}
    >
      <span className={styles.marked}>
        <GoogleMark />
        {label}
      </span>
    </a>
  );
}
