'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { CheckboxField } from '@/components/forms/checkbox-field';
import { Form } from '@/components/forms/form';
import { formOptions } from '@/components/forms/form-options';
import { SubmitButton } from '@/components/forms/submit-button';
import { callApi } from '@/lib/core/api';
import { forgetAccount } from '@/lib/customer/account/forget-account';
import { navigateTo } from '@/lib/purchase/checkout/navigate-to';
import { noticePath } from '@/backend/contract/paths';
import { createDeletionSchema, type ProofKind } from '@/lib/customer/profile/profile-form-schemas';
import type { Profile } from '@/lib/customer/profile/types';
import { DialogButton } from './dialog-button';
import { SettingRow } from './setting-row';
import type { ProfileFormProps } from './profile-form-props';
import { ProblemNotice } from './problem-notice';
import { proofOf, ProofFields, readProofErrors } from './proof-fields';
import styles from './section.module.css';
import { useProfileSubmit } from './use-profile-submit';

interface DeleteSettingProps extends ProfileFormProps {
  user: Profile;
}

export function DeleteSetting({ user, ...common }: DeleteSettingProps) {
  const { privacy, deletion, close } = common.labels;
  return (
    <SettingRow
      title={privacy.delete}
      action={
        <DialogButton label={privacy.delete} title={deletion.title} closeLabel={close}>
          {() => <DeleteForm {...common} user={user} />}
        </DialogButton>
      }
    >
      <p className={styles.soft}>{privacy.deleteText}</p>
    </SettingRow>
  );
}

interface DeleteValues {
  password: string;
  code: string;
  understood: boolean;
}

function DeleteForm({ user, ...common }: DeleteSettingProps) {
  const { labels, formLabels } = common;
  const { deletion } = labels;
  const [kind, setKind] = useState<ProofKind>(user.hasPassword ? 'password' : 'code');
  const form = useForm<DeleteValues, unknown, DeleteValues>({
    ...formOptions,
    resolver: (values, context, options) => zodResolver(createDeletionSchema(kind))(values, context, options),
    defaultValues: { password: '', code: '', understood: false },
  });

  const { notice, submit } = useProfileSubmit<DeleteValues>({
    send: (values) => callApi('/api/me', { method: 'DELETE', body: proofOf(kind, values) }),
    onDone: async () => {
      await forgetAccount();
      navigateTo(noticePath('deleted'));
    },
    toFieldErrors: readProofErrors(kind),
  });

  return (
    <Form
      id="delete"
      form={form}
      labels={formLabels}
      onSubmit={submit}
      footer={
        <>
          <ProblemNotice {...common} notice={notice} />
          <SubmitButton variant="danger">{deletion.submit}</SubmitButton>
        </>
      }
    >
      <ul className={styles.points}>
        <li>{deletion.gone}</li>
        <li>{deletion.shared}</li>
        <li>{deletion.kept}</li>
        <li>{deletion.lessons}</li>
      </ul>
      <ProofFields {...common} user={user} kind={kind} onKind={setKind} />
      <CheckboxField name="understood" label={deletion.understood} />
    </Form>
  );
}
