'use client';

import { type ReactNode, useState } from 'react';
import type { ShowSignIn } from '@/components/account/load-sign-in-dialog';
import type { SignInView } from '@/components/account/sign-in';
import { SESSION_CHANGE } from '@/lib/session/session-change';
import { saveRedirectTarget } from '@/lib/customer/account/auth-redirect';
import { navigateTo } from '@/lib/purchase/checkout/navigate-to';
import { routes } from '@/backend/contract/routes';

export interface SignInRequest {
  view: SignInView;
  /** As entered in the checkout. */
  email: string;
}

/**
 * Sign-in over the checkout, which keeps its state. The dialog must be outside the checkout's form: it contains forms itself.
 */
export function useSignIn(checkoutPath: string): { dialog: ReactNode; open: (request: SignInRequest) => void } {
  const [shown, setShown] = useState<{ show: ShowSignIn; request: SignInRequest } | null>(null);
  const [close] = useState(() => () => setShown(null));

  const load = async (request: SignInRequest) => {
    try {
      const { loadSignInDialog } = await import('@/components/account/load-sign-in-dialog');
      setShown({ show: await loadSignInDialog(), request });
    } catch {
      // The input is stored in this tab, so it survives the redirect.
      saveRedirectTarget(checkoutPath);
      navigateTo(request.view === 'forgot' ? routes.forgotPassword : routes.login);
    }
  };
  return {
    open: (request) => void load(request),
    dialog: shown?.show({
      ...shown.request,
      returnTo: checkoutPath,
      onClose: close,
      onSignedIn: () => window.dispatchEvent(new Event(SESSION_CHANGE)),
    }),
  };
}
