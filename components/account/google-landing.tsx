'use client';

import { useEffect, useRef, useState } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';
import { callApi } from '@/lib/api';
import type { Messages } from '@/lib/forms/labels';
import { useHydrated } from '@/lib/forms/use-hydrated';
import { routes } from '@/lib/paths';
import { enter } from './enter';

interface GoogleLandingProps {
  labels: Messages['account'];
  profilePath: string;
}

/** Hands in the one-time code that Google's sign-in came back with. */
export function GoogleLanding({ labels, profilePath }: GoogleLandingProps) {
  const hydrated = useHydrated();
  const code = hydrated ? new URLSearchParams(window.location.search).get('access_token') : null;
  const [failed, setFailed] = useState(false);
  // A code works once: React's double effect in development must not use it up.
  const asked = useRef(false);

  useEffect(() => {
    if (!code || asked.current) return;
    asked.current = true;
    const signIn = async (token: string) => {
      const answer = await callApi(`/api/auth/google/callback?access_token=${encodeURIComponent(token)}`);
      if (answer.ok) enter(profilePath);
      else setFailed(true);
    };
    void signIn(code);
  }, [code, profilePath]);

  if (!failed && (code || !hydrated)) return <p role="status">{labels.google.title}</p>;
  return (
    <Notice tone="error" role="alert" title={labels.google.failedTitle}>
      <p>{labels.google.failedText}</p>
      <ButtonLink href={routes.login} prefetch={false}>
        {labels.login.submit}
      </ButtonLink>
    </Notice>
  );
}
