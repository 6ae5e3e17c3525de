'use client';

import Link from 'next/link';
import { ButtonLink } from '@/components/ui/button-link';
import { saveRedirectTarget } from '@/lib/customer/account/auth-redirect';
import { routes } from '@/backend/contract/routes';

interface SignInLinkProps {
  path: string;
  label: string;
  /** Rendered inside a sentence instead of as a button. */
  inText?: boolean;
}

/** Link to the login, which returns to `path`. */
export function SignInLink({ path, label, inText = false }: SignInLinkProps) {
  const Look = inText ? Link : ButtonLink;
  return (
    <Look href={routes.login} onClick={() => saveRedirectTarget(path)} prefetch={false}>
      {label}
    </Look>
  );
}
