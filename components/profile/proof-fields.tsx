'use client';

import { useState } from 'react';
import { PasswordField } from '@/components/forms/password-field';
import { TextField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/button';
import { callApi } from '@/lib/core/api';
import { fill } from '@/lib/forms/fill-template';
import type { FieldError } from '@/lib/forms/field-errors';
import { type ProfileProblem, readProfileProblem } from '@/lib/customer/profile/save-profile';
import type { ProofKind } from '@/lib/customer/profile/profile-form-schemas';
import type { Profile } from '@/lib/customer/profile/types';
import type { IslandProps } from './island-props';
import { ProblemNotice } from './problem-notice';
import styles from './section.module.css';

interface ProofFieldsProps extends IslandProps {
  user: Profile;
  kind: ProofKind;
  onKind: (kind: ProofKind) => void;
}

/** Proof of identity in the request body: never both, so that a partial password does not invalidate a code. */
export const proofOf = (kind: ProofKind, { password, code }: { password: string; code: string }) =>
  kind === 'password' ? { password } : { code };

/** Assigns a rejected proof to the field it came from. */
export const wrongProof = (kind: ProofKind): FieldError =>
  kind === 'password' ? { name: 'password', code: 'wrongPassword' } : { name: 'code', code: 'wrongCode' };

/** The password again, or a mailed code for accounts without one. */
export function ProofFields({ user, kind, onKind, ...words }: ProofFieldsProps) {
  const { proof } = words.labels;
  return (
    <div className={styles.form}>
      <p className={styles.soft}>{proof.lead}</p>
      {kind === 'password' ? (
        <PasswordField name="password" label={proof.password} autoComplete="current-password" />
      ) : (
        <CodeField {...words} email={user.email} />
      )}
      {user.hasPassword && (
        <div className={styles.aside}>
          <Button variant="quiet" onClick={() => onKind(kind === 'password' ? 'code' : 'password')}>
            {kind === 'password' ? proof.useCode : proof.usePassword}
          </Button>
        </div>
      )}
    </div>
  );
}

function CodeField({ email, ...words }: IslandProps & { email: string }) {
  const { proof } = words.labels;
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const [news, setNews] = useState<{ problem: ProfileProblem } | null>(null);
  const send = async () => {
    setNews(null);
    setState('busy');
    const answer = await callApi('/api/auth/code', { method: 'POST', body: { email } });
    setState(answer.ok ? 'sent' : 'idle');
    if (!answer.ok) setNews({ problem: readProfileProblem(answer.error) });
  };
  return (
    <>
      <div className={styles.buttons}>
        <Button variant="secondary" busy={state === 'busy'} onClick={() => void send()}>
          {state === 'sent' ? proof.again : proof.send}
        </Button>
        <span role="status" className={styles.soft}>
          {state === 'sent' && proof.sent}
        </span>
      </div>
      <ProblemNotice {...words} news={news} />
      <TextField
        name="code"
        label={proof.code}
        hint={fill(proof.codeHint, { email })}
        autoComplete="one-time-code"
        inputMode="numeric"
      />
    </>
  );
}
