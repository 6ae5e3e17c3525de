'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Form } from '@/components/forms/form';
import { FormNotice } from '@/components/forms/form-notice';
import { formOptions } from '@/components/forms/form-options';
import { SubmitButton } from '@/components/forms/submit-button';
import { Button } from '@/components/ui/button';
import { callApi } from '@/lib/core/api';
import { addPasskey, type CeremonyProblem, type PasskeyFailure } from '@/lib/customer/account/passkeys';
import { createProofSchema, type ProofKind } from '@/lib/customer/profile/profile-form-schemas';
import { readProfileProblem } from '@/lib/customer/profile/save-profile';
import type { Profile } from '@/lib/customer/profile/types';
import { fill } from '@/lib/forms/fill-template';
import { ProblemNotice } from './problem-notice';
import type { ProfileFormProps } from './profile-form-props';
import { ProofFields, proofOf, readProofErrors } from './proof-fields';
import styles from './section.module.css';
import { useProfileSubmit } from './use-profile-submit';

type CreationOptions = PublicKeyCredentialCreationOptionsJSON;

interface AddPasskeyProps extends ProfileFormProps {
  user: Profile;
  /** Where the passkey will work. */
  domain: string;
  onAdded: (name: string) => void;
}

/** First the proof of identity, then the browser makes the passkey. */
export function AddPasskey({ onAdded, ...props }: AddPasskeyProps) {
  const [options, setOptions] = useState<CreationOptions | null>(null);
  const [failure, setFailure] = useState<PasskeyFailure | null>(null);

  const make = async (creation: CreationOptions) => {
    setFailure(null);
    const result = await addPasskey(creation);
    if (result.ok) onAdded(result.data.data.name);
    else setFailure(result.error);
  };
  if (!options) {
    return (
      <ProofForm
        {...props}
        onProven={(creation) => {
          setOptions(creation);
          void make(creation);
        }}
      />
    );
  }
  if (!failure) return <p role="status">{props.labels.passkeys.waiting}</p>;
  return <Failure {...props} failure={failure} onAgain={() => void make(options)} />;
}

interface ProofValues {
  password: string;
  code: string;
}

function ProofForm({
  user,
  domain,
  onProven,
  ...common
}: Omit<AddPasskeyProps, 'onAdded'> & { onProven: (options: CreationOptions) => void }) {
  const { passkeys } = common.labels;
  const [kind, setKind] = useState<ProofKind>(user.hasPassword ? 'password' : 'code');
  const form = useForm<ProofValues, unknown, ProofValues>({
    ...formOptions,
    resolver: (values, context, options) => zodResolver(createProofSchema(kind))(values, context, options),
    defaultValues: { password: '', code: '' },
  });
  const { notice, submit } = useProfileSubmit<ProofValues>({
    send: async (values) => {
      // Response of our own server.
      const result = await callApi<{ data: CreationOptions }>('/api/me/passkeys/options', {
        method: 'POST',
        body: proofOf(kind, values),
      });
      if (result.ok) onProven(result.data.data);
      return result;
    },
    onDone: () => {},
    toFieldErrors: readProofErrors(kind),
  });
  return (
    <Form
      id="passkey"
      form={form}
      labels={common.formLabels}
      onSubmit={submit}
      footer={
        <>
          <ProblemNotice {...common} notice={notice} />
          <SubmitButton>{passkeys.next}</SubmitButton>
        </>
      }
    >
      <p className={styles.soft}>{fill(passkeys.addLead, { domain })}</p>
      <ProofFields {...common} user={user} kind={kind} onKind={setKind} />
    </Form>
  );
}

/** The proof is still good when the browser made nothing, but not after the server refused its answer. */
function Failure({ failure, onAgain, ...common }: ProfileFormProps & { failure: PasskeyFailure; onAgain: () => void }) {
  const { passkeys } = common.labels;
  if ('api' in failure && failure.api.name !== 'PasskeyFailed')
    return <ProblemNotice {...common} notice={{ problem: readProfileProblem(failure.api) }} />;
  const messages: Record<CeremonyProblem, string> = {
    canceled: passkeys.canceled,
    replaced: passkeys.canceled,
    known: passkeys.known,
    failed: passkeys.refused,
  };
  const problem = 'api' in failure ? 'failed' : failure.ceremony;
  return (
    <div className={styles.form}>
      <FormNotice tone={problem === 'known' ? 'warning' : 'error'} event={failure}>
        <p>{messages[problem]}</p>
      </FormNotice>
      {(problem === 'canceled' || problem === 'replaced') && (
        <div>
          <Button onClick={onAgain}>{passkeys.again}</Button>
        </div>
      )}
    </div>
  );
}
