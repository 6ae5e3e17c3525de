'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { CheckboxField } from '@/components/forms/checkbox-field';
import { Form } from '@/components/forms/form';
import { formOptions } from '@/components/forms/form-options';
import { SubmitButton } from '@/components/forms/submit-button';
import { callApi } from '@/lib/core/api';
import { navigateTo } from '@/lib/purchase/checkout/navigate-to';
import { parseServerErrors } from '@/lib/forms/server-errors';
import { noticePath } from '@/backend/contract/paths';
import { type ProfileProblem, readProfileProblem } from '@/lib/customer/profile/save-profile';
import { createDeletionSchema, type ProofKind } from '@/lib/customer/profile/profile-form-schemas';
import type { Profile } from '@/lib/customer/profile/types';
import { DialogButton } from './dialog-button';
import { SettingRow } from './setting-row';
import type { IslandProps } from './island-props';
import { ProblemNotice } from './problem-notice';
import { proofOf, ProofFields, wrongProof } from './proof-fields';
import styles from './section.module.css';

interface DeleteFactProps extends IslandProps {
  user: Profile;
}

export function DeleteSetting({ user, ...words }: DeleteFactProps) {
  const { privacy, deletion, close } = words.labels;
  return (
    <SettingRow
      title={privacy.delete}
      action={
        <DialogButton label={privacy.delete} title={deletion.title} closeLabel={close}>
          {() => <DeleteForm {...words} user={user} />}
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

function DeleteForm({ user, ...words }: DeleteFactProps) {
  const { labels, formLabels } = words;
  const { deletion } = labels;
  const [kind, setKind] = useState<ProofKind>(user.hasPassword ? 'password' : 'code');
  const [news, setNews] = useState<{ problem: ProfileProblem } | null>(null);
  const form = useForm<DeleteValues, unknown, DeleteValues>({
    ...formOptions,
    resolver: (values, context, options) => zodResolver(createDeletionSchema(kind))(values, context, options),
    defaultValues: { password: '', code: '', understood: false },
  });

  const remove = async (values: DeleteValues) => {
    setNews(null);
    const answer = await callApi('/api/me', { method: 'DELETE', body: proofOf(kind, values) });
    if (answer.ok) {
      navigateTo(noticePath('deleted'));
      return [];
    }
    if (answer.error.name === 'Reauthenticate') return [wrongProof(kind)];
    const fieldErrors = parseServerErrors(answer.error.details);
    if (fieldErrors.length === 0) setNews({ problem: readProfileProblem(answer.error) });
    return fieldErrors;
  };

  return (
    <Form
      id="delete"
      form={form}
      labels={formLabels}
      onSubmit={remove}
      footer={
        <>
          <ProblemNotice {...words} news={news} />
          <SubmitButton variant="danger">{deletion.submit}</SubmitButton>
        </>
      }
    >
      <ul className={styles.points}>
        <li>{deletion.gone}</li>
        <li>{deletion.kept}</li>
        <li>{deletion.lessons}</li>
      </ul>
      <ProofFields {...words} user={user} kind={kind} onKind={setKind} />
      <CheckboxField name="understood" label={deletion.understood} />
    </Form>
  );
}
