'use client';

import Link from 'next/link';
import { ButtonLink } from '@/components/ui/button-link';
import { saveRedirectTarget } from '@/lib/customer/account/auth-redirect';
import { routes } from '@/backend/contract/paths';

interface SignInLinkProps {
  path: string;
  label: string;
  /** Within a sentence, instead of a button. */
  inText?: boolean;
}

/** To the login, and from there back to `path`. */
export function SignInLink({ path, label, inText = false }: SignInLinkProps) {
  const Look = inText ? Link : ButtonLink;
  return (
    <Look href={routes.login} onClick={() => saveRedirectTarget(path)} prefetch={false}>
      {label}
    </Look>
  );
}
