'use client';

import { useEffect, useRef, useState } from 'react';
import { readAuthProblem, readRetryMinutes } from '@/lib/customer/account/auth-problem';
import {
  canSuggestPasskeys,
  type CeremonyProblem,
  type PasskeyFailure,
  signInWithPasskey,
} from '@/lib/customer/account/passkeys';
import type { AuthFailure } from './auth-notice';

const MESSAGES: Record<CeremonyProblem, AuthFailure['problem']> = {
  canceled: 'passkeyCanceled',
  replaced: 'passkeyCanceled',
  known: 'failed',
  failed: 'failed',
};

const toAuthFailure = (failure: PasskeyFailure): AuthFailure =>
  'api' in failure
    ? { problem: readAuthProblem(failure.api), wait: readRetryMinutes(failure.api) }
    : { problem: MESSAGES[failure.ceremony], wait: null };

/**
 * Signs in with a passkey: on a button, or picked from the suggestions of the email field. A browser runs one ceremony at a
 * time, so a newer one ends the older one.
 */
export function usePasskeySignIn(onSignedIn: () => void) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const current = useRef<AbortController | null>(null);

  const run = async (suggest: boolean) => {
    current.current?.abort();
    const ceremony = new AbortController();
    current.current = ceremony;
    if (suggest && !(await canSuggestPasskeys())) return;
    const result = await signInWithPasskey({ suggest, signal: ceremony.signal });
    if (ceremony.signal.aborted) return;
    setBusy(false);
    if (result.ok) return onSignedIn();
    // Nobody asked for suggestions, so only a passkey that was picked and refused is reported.
    const wasPicked = 'api' in result.error && result.error.api.name === 'PasskeyFailed';
    if (suggest && !wasPicked) return;
    setFailure(toAuthFailure(result.error));
    // The challenge is used up: further suggestions need another one.
    void run(true);
  };
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    void latest.current(true);
    return () => current.current?.abort();
  }, []);

  return {
    busy,
    failure,
    signIn: () => {
      setBusy(true);
      setFailure(null);
      void run(false);
    },
  };
}
