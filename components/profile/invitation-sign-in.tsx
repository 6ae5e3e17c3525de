'use client';

import { useState } from 'react';
import { SignInLink } from '@/components/account/sign-in-link';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { saveRedirectTarget } from '@/lib/customer/account/auth-redirect';
import { signOut } from '@/lib/customer/account/sign-out';
import { useHydrated } from '@/lib/core/use-hydrated';
import type { Messages } from '@/lib/forms/message-types';
import { navigateTo } from '@/lib/purchase/checkout/navigate-to';
import { routes } from '@/backend/contract/routes';
import styles from './section.module.css';

interface InvitationSignInProps {
  text: Pick<Messages['adults']['invitation'], 'signIn' | 'logIn' | 'register' | 'keep'>;
  /** The invitation, to return to. */
  path: string;
}

/** Ways to an account for who opens an invitation signed out; both lead back to it. */
export function InvitationSignIn({ text, path }: InvitationSignInProps) {
  return (
    <>
      <p>{text.signIn}</p>
      <div className={styles.buttons}>
        <SignInLink path={path} label={text.logIn} />
        <ButtonLink
          href={routes.register}
          variant="secondary"
          prefetch={false}
          onClick={() => saveRedirectTarget(path)}
        >
          {text.register}
        </ButtonLink>
      </div>
      <p className={styles.soft}>{text.keep}</p>
    </>
  );
}

/** Signs out, and comes back after signing in with another account. */
export function OtherAccount({ label, path }: { label: string; path: string }) {
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const change = async () => {
    setBusy(true);
    const result = await signOut();
    if (!result.ok) return setBusy(false);
    saveRedirectTarget(path);
    navigateTo(routes.login);
  };
  return (
    <Button variant="quiet" wide busy={busy} disabled={!hydrated} onClick={() => void change()}>
      {label}
    </Button>
  );
}
