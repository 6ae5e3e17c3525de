'use client';

import { useState } from 'react';
import type { AuthPageProps } from '@/lib/customer/account/auth-page-props';
import { goToTarget } from './go-to-target';
import { SignIn, type SignInView } from './sign-in';

/** Login as a separate page. */
export function LoginScreen({ screen }: { screen: AuthPageProps }) {
  const [view, setView] = useState<SignInView>('login');
  return <SignIn screen={screen} view={view} onView={setView} onSignedIn={() => goToTarget(screen.profilePath)} />;
}
