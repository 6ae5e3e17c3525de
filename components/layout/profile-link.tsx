'use client';

import Cookies from 'js-cookie';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { AUTH_REDIRECT_COOKIE } from '@/lib/account/safe-redirect';
import styles from './header-link.module.css';
import { useSignedIn } from './signed-in';

interface ProfileLinkProps {
  /** Drawn by the server, so that the icons stay out of the script. */
  icon: ReactNode;
  path: string;
  loginPath: string;
  loginLabel: string;
  profileLabel: string;
}

/** To the profile, by way of the login page for who isn't signed in. */
export function ProfileLink({ icon, path, loginPath, loginLabel, profileLabel }: ProfileLinkProps) {
  const signedIn = useSignedIn();
  const rememberTarget = (): void => {
    Cookies.set(AUTH_REDIRECT_COOKIE, path, { path: '/', sameSite: 'Lax', secure: location.protocol === 'https:' });
  };
  return (
    <Link
      href={signedIn ? path : loginPath}
      prefetch={false}
      className={styles.link}
      onClick={signedIn ? undefined : rememberTarget}
    >
      {icon}
      <span className={styles.text}>{signedIn ? profileLabel : loginLabel}</span>
    </Link>
  );
}
