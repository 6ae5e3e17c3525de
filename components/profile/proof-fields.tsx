'use client';

import { useState } from 'react';
import { PasswordField } from '@/components/forms/password-field';
import { TextField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/button';
import { type ApiError, callApi } from '@/lib/core/api';
import { fill } from '@/lib/forms/fill-template';
import type { FieldError } from '@/lib/forms/field-errors';
import { readProfileProblem } from '@/lib/customer/profile/save-profile';
import type { ProofKind } from '@/lib/customer/profile/profile-form-schemas';
import type { Profile } from '@/lib/customer/profile/types';
import type { ProfileFormProps } from './profile-form-props';
import { ProblemNotice } from './problem-notice';
import styles from './section.module.css';
import { type ProfileNotice, readFieldErrors } from './use-profile-submit';
import type { EmailBody, ProofBody } from '@/backend/contract/requests';

interface ProofFieldsProps extends ProfileFormProps {
  user: Profile;
  kind: ProofKind;
  onKind: (kind: ProofKind) => void;
}

/** Proof of identity in the request body: never both, so that a partial password does not invalidate a code. */
export const proofOf = (kind: ProofKind, { password, code }: { password: string; code: string }): ProofBody =>
  kind === 'password' ? { password } : { code };

/** Field errors of a request with a proof: a rejected proof belongs to the field it came from. */
export const readProofErrors =
  (kind: ProofKind) =>
  (error: ApiError): FieldError[] => {
    if (error.name !== 'Reauthenticate') return readFieldErrors(error);
    return [kind === 'password' ? { name: 'password', code: 'wrongPassword' } : { name: 'code', code: 'wrongCode' }];
  };

/** The password again, or a mailed code for accounts without one. */
export function ProofFields({ user, kind, onKind, ...common }: ProofFieldsProps) {
  const { proof } = common.labels;
  return (
    <div className={styles.form}>
      <p className={styles.soft}>{proof.lead}</p>
      {kind === 'password' ? (
        <PasswordField name="password" label={proof.password} autoComplete="current-password" />
      ) : (
        <CodeField {...common} email={user.email} />
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

function CodeField({ email, ...common }: ProfileFormProps & { email: string }) {
  const { proof } = common.labels;
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const [notice, setNotice] = useState<ProfileNotice>(null);
  const send = async () => {
    setNotice(null);
    setState('busy');
    const result = await callApi('/api/auth/code', { method: 'POST', body: { email } satisfies EmailBody });
    setState(result.ok ? 'sent' : 'idle');
    if (!result.ok) setNotice({ problem: readProfileProblem(result.error) });
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
      <ProblemNotice {...common} notice={notice} />
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
