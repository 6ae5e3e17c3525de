'use client';

import type { ReactNode } from 'react';
import type { AuthPageProps } from '@/lib/customer/account/auth-page-props';
import { callApi } from '@/lib/core/api';
import { SignInDialog, type SignInDialogProps } from './sign-in-dialog';

export type ShowSignIn = (props: SignInDialogProps) => ReactNode;

let screen: AuthPageProps | undefined;

/** Loads the sign-in dialog with its labels on demand. Throws on failure. */
export async function loadSignInDialog(): Promise<ShowSignIn> {
  if (!screen) {
    // Response of our own server, typed by the same module.
    const result = await callApi<{ data: AuthPageProps }>('/api/auth/screen');
    if (!result.ok) throw new Error(result.error.name);
    screen = result.data.data;
  }
  const loaded = screen;
  return (props) => <SignInDialog {...props} screen={loaded} />;
}
