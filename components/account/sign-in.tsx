'use client';

import Link from 'next/link';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { AuthPageProps } from '@/lib/customer/account/auth-page-props';
import { routes } from '@/backend/contract/routes';
import styles from './auth-layout.module.css';
import { CodeForm } from './code-form';
import { focusFirst } from '@/components/forms/focus-first';
import { ForgotForm } from './forgot-form';
import { GoogleLink } from './google-link';
import { LoginForm } from './login-form';
import { PasskeyButton } from './passkey-button';

export type SignInView = 'login' | 'code' | 'forgot';

interface SignInProps {
  screen: AuthPageProps;
  view: SignInView;
  onView: (view: SignInView) => void;
  /** E-mail entered before. */
  email?: string;
  onSignedIn: () => void;
  /** Return path of the Google flow if it differs from the current target. */
  returnTo?: string;
  /** Links to views of this dialog switch inside it; other links close it. */
  inPlace?: { onLeave: () => void };
}

/** All sign-in methods: password, mailed code, passkey, Google and password reset. */
export function SignIn({ screen, view, onView, email = '', onSignedIn, returnTo, inPlace }: SignInProps) {
  const { login, code, forgot } = screen.labels;
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(email);
  const shown = useRef(view);

  // The focused button has been removed: focus the first field of the new view.
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    focusFirst(box.current);
  }, [view]);

  const change = (next: SignInView) => () => {
    setTyped(box.current?.querySelector<HTMLInputElement>('input[type=email]')?.value ?? typed);
    onView(next);
  };
  const shared = { ...screen, email: typed, onSignedIn };

  return (
    <div ref={box} className={styles.signIn}>
      {view === 'code' && <CodeForm {...shared} />}
      {view === 'forgot' && (
        <>
          <p className={styles.soft}>{forgot.lead}</p>
          <ForgotForm {...shared} />
        </>
      )}
      {view !== 'login' && (
        <div className={styles.links}>
          <button type="button" className={styles.link} onClick={change('login')}>
            {view === 'code' ? code.password : forgot.back}
          </button>
        </div>
      )}
      {view === 'login' && (
        <>
          <LoginForm {...shared} />
          <div className={styles.links}>
            {inPlace ? (
              <button type="button" className={styles.link} onClick={change('forgot')}>
                {login.forgot}
              </button>
            ) : (
              <Link href={routes.forgotPassword} prefetch={false}>
                {login.forgot}
              </Link>
            )}
          </div>
          <p className={styles.or}>{login.or}</p>
          <div className={styles.ways}>
            {screen.google && <GoogleLink label={login.google} returnTo={returnTo} />}
            <Button variant="secondary" wide onClick={change('code')}>
              {login.code}
            </Button>
            <PasskeyButton screen={screen} onSignedIn={onSignedIn} />
          </div>
          <p className={styles.aside}>
            {login.noAccount}{' '}
            <Link href={routes.register} prefetch={false} replace={inPlace !== undefined} onClick={inPlace?.onLeave}>
              {login.register}
            </Link>
          </p>
          <p className={styles.soft}>{login.ordered}</p>
        </>
      )}
    </div>
  );
}
