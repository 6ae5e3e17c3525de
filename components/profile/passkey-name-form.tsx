'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Form } from '@/components/forms/form';
import { formOptions } from '@/components/forms/form-options';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { callApi } from '@/lib/core/api';
import { passkeyNameSchema } from '@/lib/customer/profile/profile-form-schemas';
import { MAX_PASSKEY_NAME } from '@/backend/contract/limits';
import type { RenamePasskeyBody } from '@/backend/contract/requests';
import { ProblemNotice } from './problem-notice';
import type { ProfileFormProps } from './profile-form-props';
import { useProfileSubmit } from './use-profile-submit';

interface PasskeyNameFormProps extends ProfileFormProps {
  id: string;
  name: string;
  onSaved: () => void;
}

export function PasskeyNameForm({ id, name, onSaved, ...common }: PasskeyNameFormProps) {
  const { passkeys } = common.labels;
  const form = useForm({ ...formOptions, resolver: zodResolver(passkeyNameSchema), defaultValues: { name } });
  const { notice, submit } = useProfileSubmit<RenamePasskeyBody>({
    send: (body) => callApi(`/api/me/passkeys/${id}`, { method: 'PUT', body }),
    onDone: onSaved,
  });
  return (
    <Form
      id="passkey-name"
      form={form}
      labels={common.formLabels}
      onSubmit={submit}
      footer={
        <>
          <ProblemNotice {...common} notice={notice} />
          <SubmitButton>{passkeys.save}</SubmitButton>
        </>
      }
    >
      <TextField
        name="name"
        label={passkeys.name}
        hint={passkeys.nameHint}
        autoComplete="off"
        maxLength={MAX_PASSKEY_NAME}
      />
    </Form>
  );
}
