'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { callApi } from '@/lib/core/api';
import { useHydrated } from '@/lib/core/use-hydrated';
import { readProfileProblem } from '@/lib/customer/profile/save-profile';
import type { Messages } from '@/lib/forms/message-types';
import type { PracticeMail, PracticeMailBody } from '@/backend/contract/practice-mail';
import { ProblemNotice } from './problem-notice';
import type { ProfileFormProps } from './profile-form-props';
import styles from './section.module.css';
import { SettingRow } from './setting-row';
import { Status } from './status';
import type { ProfileNotice } from './use-profile-submit';

interface PracticeMailSettingProps extends ProfileFormProps {
  mail: PracticeMail;
  text: Omit<Messages['practiceMail'], 'stop' | 'done'>;
}

/** Turns the weekly mail on, with what that agrees to beside the button, and off. */
export function PracticeMailSetting({ mail, text, ...common }: PracticeMailSettingProps) {
  const hydrated = useHydrated();
  const [on, setOn] = useState(mail.on);
  const [busy, setBusy] = useState(false);
  const [status, setStatus] = useState<string | null>(null);
  const [notice, setNotice] = useState<ProfileNotice>(null);

  const change = async () => {
    setBusy(true);
    setStatus(null);
    setNotice(null);
    const body: PracticeMailBody = { on: !on };
    const result = await callApi('/api/me/practice-mail', { method: 'PUT', body });
    setBusy(false);
    if (!result.ok) return setNotice({ problem: readProfileProblem(result.error) });
    setOn(body.on);
    setStatus(body.on ? text.turnedOn : text.turnedOff);
  };

  return (
    <>
      <SettingRow
        title={text.title}
        action={
          <Button
            variant={on ? 'quiet' : 'secondary'}
            busy={busy}
            disabled={!hydrated}
            aria-describedby={on ? undefined : 'practice-mail-consent'}
            onClick={() => void change()}
          >
            {on ? text.turnOff : text.turnOn}
          </Button>
        }
      >
        <p>{on ? text.on : text.off}</p>
        {!on && <p id="practice-mail-consent">{mail.consent}</p>}
        <p className={styles.soft}>{text.pause}</p>
      </SettingRow>
      <ProblemNotice {...common} notice={notice} />
      <Status>{status}</Status>
    </>
  );
}
