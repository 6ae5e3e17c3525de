'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Icon } from '@/components/ui/icon';
import { callApi } from '@/lib/core/api';
import { useHydrated } from '@/lib/core/use-hydrated';
import { canUsePasskeys, forgetPasskey } from '@/lib/customer/account/passkeys';
import { readProfileProblem } from '@/lib/customer/profile/save-profile';
import type { Profile } from '@/lib/customer/profile/types';
import { fill } from '@/lib/forms/fill-template';
import { MAX_PASSKEYS } from '@/backend/contract/limits';
import styles from './device-list.module.css';
import { DialogButton } from './dialog-button';
import { AddPasskey } from './add-passkey';
import { PasskeyNameForm } from './passkey-name-form';
import { ProblemNotice } from './problem-notice';
import type { ProfileFormProps } from './profile-form-props';
import sectionStyles from './section.module.css';
import { Status } from './status';
import type { ProfileNotice } from './use-profile-submit';
import { useRefresh } from './use-refresh';

export interface PasskeyRow {
  id: string;
  name: string;
  /** Domain and times, formatted. */
  details: string;
}

interface PasskeyListProps extends ProfileFormProps {
  passkeys: PasskeyRow[];
  user: Profile;
  /** The shop of this language. */
  origin: string;
}

/** The customer's passkeys. Nothing is shown without any where the browser can not make one. */
export function PasskeyList({ passkeys, user, origin, ...common }: PasskeyListProps) {
  const { labels } = common;
  const text = labels.passkeys;
  const hydrated = useHydrated();
  const [refreshing, refresh] = useRefresh();
  const [status, setStatus] = useState<string | null>(null);
  const [notice, setNotice] = useState<ProfileNotice>(null);
  const [removing, setRemoving] = useState<PasskeyRow | null>(null);
  const [busy, setBusy] = useState(false);
  const canAdd = hydrated && canUsePasskeys(origin);
  if (passkeys.length === 0 && !canAdd) return null;

  const changed = (message: string) => {
    setNotice(null);
    setStatus(message);
    refresh();
  };
  const remove = async ({ id }: PasskeyRow) => {
    setBusy(true);
    setStatus(null);
    const result = await callApi<{ data: { domain: string; credentialId: string } }>(`/api/me/passkeys/${id}`, {
      method: 'DELETE',
    });
    setBusy(false);
    setRemoving(null);
    if (result.ok) void forgetPasskey(result.data.data);
    // Already removed counts as success.
    if (!result.ok && result.error.status !== 404) return setNotice({ problem: readProfileProblem(result.error) });
    changed(text.removed);
  };

  return (
    <div className={styles.list}>
      <h3 className={styles.title}>{text.title}</h3>
      <p className={sectionStyles.soft}>{text.lead}</p>
      {passkeys.length > 0 && (
        <ul role="list" aria-busy={refreshing}>
          {passkeys.map((passkey) => {
            const { id, name, details } = passkey;
            return (
              <li key={id} className={styles.item}>
                <div className={styles.text}>
                  <p className={styles.name}>{name}</p>
                  <p className={sectionStyles.soft}>{details}</p>
                </div>
                <div className={styles.actions}>
                  <DialogButton
                    variant="quiet"
                    label={text.rename}
                    aria-label={fill(text.renameOf, { name })}
                    title={text.renameTitle}
                    closeLabel={labels.close}
                  >
                    {(close) => (
                      <PasskeyNameForm
                        {...common}
                        id={id}
                        name={name}
                        onSaved={() => {
                          close();
                          changed(text.renamed);
                        }}
                      />
                    )}
                  </DialogButton>
                  <Button
                    variant="quiet"
                    aria-label={fill(text.removeOf, { name })}
                    disabled={!hydrated}
                    onClick={() => setRemoving(passkey)}
                  >
                    {text.remove}
                  </Button>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      <Status>{status}</Status>
      <ProblemNotice {...common} notice={notice} />
      {canAdd && passkeys.length < MAX_PASSKEYS && (
        <div className={sectionStyles.buttons}>
          <DialogButton
            label={
              <>
                <Icon name="plus" /> {text.add}
              </>
            }
            title={text.add}
            closeLabel={labels.close}
          >
            {(close) => (
              <AddPasskey
                {...common}
                user={user}
                domain={new URL(origin).hostname}
                onAdded={(name) => {
                  close();
                  changed(fill(text.added, { name }));
                }}
              />
            )}
          </DialogButton>
        </div>
      )}
      {passkeys.length >= MAX_PASSKEYS && (
        <p className={sectionStyles.soft}>{fill(text.full, { max: MAX_PASSKEYS })}</p>
      )}
      <ConfirmDialog
        open={removing !== null}
        title={text.removeTitle}
        confirmLabel={text.remove}
        cancelLabel={labels.cancel}
        busy={busy}
        onCancel={() => setRemoving(null)}
        onConfirm={() => removing && void remove(removing)}
      >
        <p>{removing && fill(text.removeText, { name: removing.name })}</p>
      </ConfirmDialog>
    </div>
  );
}
