'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Form } from '@/components/forms/form';
import formStyles from '@/components/forms/form.module.css';
import { formOptions } from '@/components/forms/form-options';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { parseServerErrors } from '@/lib/forms/server-errors';
import { type ProfileProblem, readProfileProblem, saveProfile } from '@/lib/customer/profile/save-profile';
import { detailsSchema } from '@/lib/customer/profile/profile-form-schemas';
import type { Profile } from '@/lib/customer/profile/types';
import { DialogButton } from './dialog-button';
import { SettingRow } from './setting-row';
import type { IslandProps } from './island-props';
import { ProblemNotice } from './problem-notice';
import styles from './section.module.css';
import { Status } from './status';
import { useRefresh } from './use-refresh';

interface NameFactProps extends IslandProps {
  user: Profile;
}

export function NameSetting({ user, ...words }: NameFactProps) {
  const { details, close } = words.labels;
  const [saved, setSaved] = useState(false);
  const [, refresh] = useRefresh();
  const name = `${user.firstname} ${user.lastname}`.trim();
  return (
    <SettingRow
      title={details.name}
      action={
        <DialogButton
          label={words.labels.change}
          aria-label={details.changeName}
          title={details.changeName}
          closeLabel={close}
        >
          {(closeDialog) => (
            <NameForm
              {...words}
              user={user}
              onSaved={() => {
                closeDialog();
                setSaved(true);
                refresh();
              }}
            />
          )}
        </DialogButton>
      }
    >
      <p className={name ? undefined : styles.soft}>{name || details.missing}</p>
      <Status>{saved ? details.saved : null}</Status>
    </SettingRow>
  );
}

function NameForm({ user, onSaved, ...words }: NameFactProps & { onSaved: () => void }) {
  const { labels, formLabels } = words;
  const [news, setNews] = useState<{ problem: ProfileProblem } | null>(null);
  const form = useForm({
    ...formOptions,
    resolver: zodResolver(detailsSchema),
    defaultValues: { firstname: user.firstname, lastname: user.lastname },
  });
  const save = async (values: { firstname: string; lastname: string }) => {
    setNews(null);
    const answer = await saveProfile(values);
    if (answer.ok) {
      onSaved();
      return [];
    }
    const fieldErrors = parseServerErrors(answer.error.details);
    if (fieldErrors.length === 0) setNews({ problem: readProfileProblem(answer.error) });
    return fieldErrors;
  };
  return (
    <Form
      id="name"
      form={form}
      labels={formLabels}
      onSubmit={save}
      footer={
        <>
          <ProblemNotice {...words} news={news} />
          <SubmitButton>{labels.details.save}</SubmitButton>
        </>
      }
    >
      <div className={formStyles.row}>
        <TextField name="firstname" label={formLabels.fields.firstname} autoComplete="given-name" />
        <TextField name="lastname" label={formLabels.fields.lastname} autoComplete="family-name" />
      </div>
    </Form>
  );
}
