'use client';

import { useEffect, useRef, useState } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';
import type { GoogleProblem } from '@/lib/customer/account/google-sign-in';
import { type ApiError, callApi } from '@/lib/core/api';
import type { AuthLabels } from '@/lib/customer/account/auth-page-props';
import { fill } from '@/lib/forms/fill-template';
import { useHydrated } from '@/lib/core/use-hydrated';
import { routes } from '@/backend/contract/routes';
import { CodeForm } from './code-form';
import { goToTarget } from './go-to-target';

interface GoogleLandingProps extends AuthLabels {
  profilePath: string;
}

/** The email address that a mailed code must prove before Google opens its account; null for other errors. */
function readUnprovenEmail({ name, details }: ApiError): string | null {
  if (name !== 'MailboxUnproven' || typeof details !== 'object' || details === null) return null;
  return 'email' in details && typeof details.email === 'string' ? details.email : null;
}

/** Exchanges the one-time code from Google for a session. */
export function GoogleLanding({ profilePath, ...common }: GoogleLandingProps) {
  const { google, login } = common.labels;
  const hydrated = useHydrated();
  const query = hydrated ? new URLSearchParams(window.location.search) : null;
  const code = query?.get('access_token') ?? null;
  const [failed, setFailed] = useState(false);
  const [unproven, setUnproven] = useState<string | null>(null);
  // Codes are valid once: React's double effect in development must not use it twice.
  const requested = useRef(false);

  useEffect(() => {
    if (!code || requested.current) return;
    requested.current = true;
    const signIn = async (token: string) => {
      const result = await callApi(`/api/auth/google/callback?access_token=${encodeURIComponent(token)}`);
      if (result.ok) return goToTarget(profilePath);
      setUnproven(readUnprovenEmail(result.error));
      setFailed(true);
    };
    void signIn(code);
  }, [code, profilePath]);

  if (!failed && (code || !hydrated)) return <p role="status">{google.wait}</p>;
  if (unproven !== null)
    return (
      <>
        <Notice tone="info" role="alert">
          <p>{fill(google.prove, { email: unproven })}</p>
        </Notice>
        <CodeForm {...common} email={unproven} onSignedIn={() => goToTarget(profilePath)} />
      </>
    );
  const problem: GoogleProblem = query?.get('error') === 'denied' ? 'denied' : 'failed';
  const notice =
    problem === 'denied'
      ? { tone: 'info' as const, title: google.deniedTitle, text: google.deniedText }
      : { tone: 'error' as const, title: google.failedTitle, text: google.failedText };
  return (
    <>
      <Notice tone={notice.tone} role="alert" title={notice.title}>
        <p>{notice.text}</p>
      </Notice>
      <ButtonLink href={routes.login} size="l" wide prefetch={false}>
        {login.submit}
      </ButtonLink>
    </>
  );
}
