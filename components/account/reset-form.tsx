'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';
import type { AuthPageProps } from '@/lib/customer/account/auth-page-props';
import { resetSchema } from '@/lib/customer/account/account-form-schemas';
import { callApi } from '@/lib/core/api';
import { useHydrated } from '@/lib/core/use-hydrated';
import { routes } from '@/backend/contract/routes';
import { AuthForm } from './auth-form';
import { goToTarget } from './go-to-target';
import { NewPasswordFields } from './new-password-fields';
import type { ResetPasswordBody } from '@/backend/contract/requests';

const resolver = zodResolver(resetSchema);

/** Landing page of the password mail. The code is read in the browser, so the page is identical for all visitors. */
export function ResetForm({ profilePath, ...common }: Pick<AuthPageProps, 'labels' | 'formLabels' | 'profilePath'>) {
  const { reset } = common.labels;
  const hydrated = useHydrated();
  const code = hydrated ? new URLSearchParams(window.location.search).get('code') : null;
  const askAgain = (
    <ButtonLink href={routes.forgotPassword} variant="secondary" prefetch={false}>
      {reset.again}
    </ButtonLink>
  );

  if (hydrated && !code) {
    return (
      <Notice tone="warning">
        <p>{reset.invalid}</p>
        {askAgain}
      </Notice>
    );
  }
  return (
    <AuthForm
      {...common}
      id="reset"
      resolver={resolver}
      initial={{ password: '', passwordConfirmation: '' }}
      send={(values) =>
        callApi('/api/auth/reset-password', { method: 'POST', body: { code, ...values } satisfies ResetPasswordBody })
      }
      onDone={() => goToTarget(profilePath)}
      submitLabel={reset.submit}
      renderHelp={(problem) => problem === 'badCode' && askAgain}
    >
      <NewPasswordFields {...common} />
    </AuthForm>
  );
}
