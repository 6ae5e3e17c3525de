'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Form } from '@/components/forms/form';
import formStyles from '@/components/forms/form.module.css';
import { formOptions } from '@/components/forms/form-options';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { saveProfile } from '@/lib/customer/profile/save-profile';
import { detailsSchema } from '@/lib/customer/profile/profile-form-schemas';
import type { Profile } from '@/lib/customer/profile/types';
import { DialogButton } from './dialog-button';
import { SettingRow } from './setting-row';
import type { ProfileFormProps } from './profile-form-props';
import { ProblemNotice } from './problem-notice';
import styles from './section.module.css';
import { Status } from './status';
import { useProfileSubmit } from './use-profile-submit';
import { useRefresh } from './use-refresh';

interface NameSettingProps extends ProfileFormProps {
  user: Profile;
}

export function NameSetting({ user, ...common }: NameSettingProps) {
  const { details, close } = common.labels;
  const [saved, setSaved] = useState(false);
  const [, refresh] = useRefresh();
  const name = `${user.firstname} ${user.lastname}`.trim();
  return (
    <SettingRow
      title={details.name}
      action={
        <DialogButton
          label={common.labels.change}
          aria-label={details.changeName}
          title={details.changeName}
          closeLabel={close}
        >
          {(closeDialog) => (
            <NameForm
              {...common}
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

function NameForm({ user, onSaved, ...common }: NameSettingProps & { onSaved: () => void }) {
  const { labels, formLabels } = common;
  const { notice, submit } = useProfileSubmit({ send: saveProfile, onDone: onSaved });
  const form = useForm({
    ...formOptions,
    resolver: zodResolver(detailsSchema),
    defaultValues: { firstname: user.firstname, lastname: user.lastname },
  });
  return (
    <Form
      id="name"
      form={form}
      labels={formLabels}
      onSubmit={submit}
      footer={
        <>
          <ProblemNotice {...common} notice={notice} />
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
