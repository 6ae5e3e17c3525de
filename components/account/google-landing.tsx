'use client';

import { useEffect, useRef, useState } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';
import type { GoogleProblem } from '@/lib/customer/account/google-sign-in';
import { callApi } from '@/lib/core/api';
import type { Messages } from '@/lib/forms/message-types';
import { useHydrated } from '@/lib/forms/use-hydrated';
import { routes } from '@/backend/contract/paths';
import { goToTarget } from './go-to-target';

interface GoogleLandingProps {
  labels: Messages['account'];
  profilePath: string;
}

/** Exchanges the one-time code from Google for a session. */
export function GoogleLanding({ labels, profilePath }: GoogleLandingProps) {
  const { google, login } = labels;
  const hydrated = useHydrated();
  const query = hydrated ? new URLSearchParams(window.location.search) : null;
  const code = query?.get('access_token') ?? null;
  const [failed, setFailed] = useState(false);
  // Codes are valid once: React's double effect in development must not use it twice.
  const requested = useRef(false);

  useEffect(() => {
    if (!code || requested.current) return;
    requested.current = true;
    const signIn = async (token: string) => {
      const result = await callApi(`/api/auth/google/callback?access_token=${encodeURIComponent(token)}`);
      if (result.ok) goToTarget(profilePath);
      else setFailed(true);
    };
    void signIn(code);
  }, [code, profilePath]);

  if (!failed && (code || !hydrated)) return <p role="status">{google.wait}</p>;
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
