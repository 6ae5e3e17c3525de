'use client';

import { useState } from 'react';
import { ChangePasswordForm } from '@/components/account/change-password-form';
import { FormNotice } from '@/components/forms/form-notice';
import { Button } from '@/components/ui/button';
import type { AuthLabels } from '@/lib/customer/account/auth-page-props';
import { callApi } from '@/lib/core/api';
import { fill } from '@/lib/forms/fill-template';
import { readProfileProblem } from '@/lib/customer/profile/save-profile';
import type { Profile } from '@/lib/customer/profile/types';
import { DialogButton } from './dialog-button';
import { SettingRow } from './setting-row';
import type { ProfileFormProps } from './profile-form-props';
import { ProblemNotice } from './problem-notice';
import styles from './section.module.css';
import { Status } from './status';
import type { ProfileNotice } from './use-profile-submit';
import { useRefresh } from './use-refresh';
import type { EmailBody } from '@/backend/contract/requests';

interface PasswordSettingProps extends ProfileFormProps {
  user: Profile;
  account: AuthLabels['labels'];
}

/** Customers with a password change it here; others choose one by mail, which proves their identity. */
export function PasswordSetting({ user, account, ...common }: PasswordSettingProps) {
  const { password, close } = common.labels;
  const [saved, setSaved] = useState(false);
  const [, refresh] = useRefresh();
  const title = user.hasPassword ? password.change : password.choose;
  const done = (closeDialog: () => void) => () => {
    closeDialog();
    setSaved(true);
    refresh();
  };
  return (
    <SettingRow
      title={password.title}
      action={
        <DialogButton
          label={user.hasPassword ? common.labels.change : title}
          aria-label={title}
          title={title}
          closeLabel={close}
        >
          {(closeDialog) =>
            user.hasPassword ? (
              <ChangePasswordForm labels={account} formLabels={common.formLabels} onDone={done(closeDialog)} />
            ) : (
              <PasswordByMail {...common} email={user.email} />
            )
          }
        </DialogButton>
      }
    >
      <p className={user.hasPassword ? undefined : styles.soft}>{user.hasPassword ? password.set : password.unset}</p>
      <Status>{saved ? password.saved : null}</Status>
    </SettingRow>
  );
}

function PasswordByMail({ email, ...common }: ProfileFormProps & { email: string }) {
  const { labels } = common;
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const [notice, setNotice] = useState<ProfileNotice>(null);
  const send = async () => {
    setState('busy');
    setNotice(null);
    const result = await callApi('/api/auth/forgot-password', { method: 'POST', body: { email } satisfies EmailBody });
    setState(result.ok ? 'sent' : 'idle');
    if (!result.ok) setNotice({ problem: readProfileProblem(result.error) });
  };
  if (state === 'sent') {
    return (
      <FormNotice tone="success" title={labels.email.doneTitle} event={state}>
        <p>{fill(labels.password.chooseText, { email })}</p>
      </FormNotice>
    );
  }
  return (
    <div className={styles.form}>
      <p>{fill(labels.password.chooseText, { email })}</p>
      <ProblemNotice {...common} notice={notice} />
      <div>
        <Button busy={state === 'busy'} onClick={() => void send()}>
          {labels.email.submit}
        </Button>
      </div>
    </div>
  );
}
