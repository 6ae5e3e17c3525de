'use client';

import Link from 'next/link';
import { ButtonLink } from '@/components/ui/button-link';
import { rememberTarget } from '@/lib/customer/account/auth-redirect';
import { routes } from '@/lib/i18n/paths';

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
    <Look href={routes.login} onClick={() => rememberTarget(path)} prefetch={false}>
      {label}
    </Look>
  );
}
