'use client';

import type { ReactNode } from 'react';
import type { AuthPageProps } from '@/lib/customer/account/auth-page-props';
import { callApi } from '@/lib/core/api';
import { SignInDialog, type SignInDialogProps } from './sign-in-dialog';

export type ShowSignIn = (props: SignInDialogProps) => ReactNode;

let screen: AuthPageProps | undefined;

/** The dialog with its words, which come only when somebody wants to sign in. Throws when they don't come. */
export async function loadSignInDialog(): Promise<ShowSignIn> {
  if (!screen) {
    // Our own server's answer, made by the type it is read as.
    const answer = await callApi<{ data: AuthPageProps }>('/api/auth/screen');
    if (!answer.ok) throw new Error(answer.error.name);
    screen = answer.data.data;
  }
  const loaded = screen;
  return (props) => <SignInDialog {...props} screen={loaded} />;
}
