'use client';

import { ButtonLink } from '@/components/ui/button-link';
import { rememberTarget } from '@/lib/account/auth-redirect';
import { routes } from '@/lib/paths';

/** To the login, and from there back to `path`. */
export function SignInLink({ path, label }: { path: string; label: string }) {
  return (
    <ButtonLink href={routes.login} onClick={() => rememberTarget(path)} prefetch={false}>
      {label}
    </ButtonLink>
  );
}
