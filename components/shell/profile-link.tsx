'use client';

import Link from 'next/link';
import { type MouseEvent, type ReactNode, useState } from 'react';
import type { ShowSignIn } from '@/components/account/load-sign-in-dialog';
import { saveRedirectTarget } from '@/lib/customer/account/auth-redirect';
import styles from './header-link.module.css';
import { useSignedIn } from '@/lib/session/use-signed-in';

interface ProfileLinkProps {
  /** Server-rendered, so that the icons stay out of the script. */
  icon: ReactNode;
  path: string;
  loginPath: string;
  loginLabel: string;
  profileLabel: string;
}

/** Link to the profile; anonymous visitors get the sign-in dialog, or the login page as fallback. */
export function ProfileLink({ icon, path, loginPath, loginLabel, profileLabel }: ProfileLinkProps) {
  const signedIn = useSignedIn();
  const [busy, setBusy] = useState(false);
  const [show, setShow] = useState<ShowSignIn | null>(null);
  const [close] = useState(() => () => setShow(null));

  const openLogin = async (event: MouseEvent) => {
    saveRedirectTarget(path);
    const isOwnWay = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (isOwnWay || location.pathname === loginPath) return;
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      const { loadSignInDialog } = await import('@/components/account/load-sign-in-dialog');
      const loaded = await loadSignInDialog();
      setShow(() => loaded);
    } catch {
      location.assign(loginPath);
    }
    setBusy(false);
  };

  return (
    <>
      <Link
        href={signedIn ? path : loginPath}
        prefetch={false}
        className={styles.link}
        aria-busy={busy || undefined}
        onClick={signedIn ? undefined : (event) => void openLogin(event)}
      >
        {icon}
        <span className={styles.text}>{signedIn ? profileLabel : loginLabel}</span>
      </Link>
      {show?.({ onClose: close })}
    </>
  );
}
