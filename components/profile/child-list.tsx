'use client';

import { useRef, useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Icon } from '@/components/ui/icon';
import { removeChild } from '@/lib/academy/children/child-requests';
import { readProfileProblem } from '@/lib/customer/profile/save-profile';
import { fill } from '@/lib/forms/fill-template';
import { type Child, MAX_CHILDREN } from '@/backend/contract/children';
import { ChildCard } from './child-card';
import { ChildForm } from './child-form';
import type { ChildrenProps } from './child-props';
import styles from './children.module.css';
import { DialogButton } from './dialog-button';
import { ProblemNotice } from './problem-notice';
import sectionStyles from './section.module.css';
import { Status } from './status';
import type { ProfileNotice } from './use-profile-submit';
import { useRefresh } from './use-refresh';

/** The children that the account sees. Always shows what the server stored. */
export function ChildList({ children, ...props }: ChildrenProps & { children: Child[] }) {
  const { text, labels, formLabels } = props;
  const [refreshing, refresh] = useRefresh();
  const [status, setStatus] = useState<string | null>(null);
  const [notice, setNotice] = useState<ProfileNotice>(null);
  const [removing, setRemoving] = useState<Child | null>(null);
  const [busy, setBusy] = useState(false);
  const list = useRef<HTMLUListElement>(null);

  const changed = (message: string) => {
    setNotice(null);
    setStatus(message);
    refresh();
  };
  const remove = async ({ id, nickname }: Child) => {
    setBusy(true);
    setStatus(null);
    const result = await removeChild(id);
    setBusy(false);
    setRemoving(null);
    // Already removed counts as success.
    if (!result.ok && result.error.status !== 404) return setNotice({ problem: readProfileProblem(result.error) });
    changed(fill(text.removed, { name: nickname }));
    // The focused button goes with its row.
    setTimeout(() => list.current?.focus());
  };

  return (
    <>
      {children.length === 0 && <p>{text.empty}</p>}
      <ul ref={list} role="list" tabIndex={-1} className={styles.children} aria-busy={refreshing}>
        {children.map((child) => (
          <li key={child.id}>
            <ChildCard {...props} child={child} onChanged={changed} onRemove={() => setRemoving(child)} />
          </li>
        ))}
      </ul>
      <ProblemNotice labels={labels} formLabels={formLabels} notice={notice} />
      <div className={sectionStyles.buttons}>
        {children.filter(({ sharedBy }) => sharedBy === null).length < MAX_CHILDREN ? (
          <DialogButton
            label={
              <>
                <Icon name="plus" /> {text.add}
              </>
            }
            title={text.addTitle}
            closeLabel={labels.close}
          >
            {(close) => (
              <ChildForm
                {...props}
                child={null}
                onSaved={(name) => {
                  close();
                  changed(fill(text.added, { name }));
                }}
              />
            )}
          </DialogButton>
        ) : (
          <p className={sectionStyles.soft}>{fill(text.full, { max: MAX_CHILDREN })}</p>
        )}
        <Status>{status}</Status>
      </div>
      <p className={sectionStyles.soft}>{text.private}</p>
      <ConfirmDialog
        open={removing !== null}
        title={removing && fill(text.removeTitle, { name: removing.nickname })}
        confirmLabel={text.remove}
        cancelLabel={labels.cancel}
        busy={busy}
        onCancel={() => setRemoving(null)}
        onConfirm={() => removing && void remove(removing)}
      >
        <p>{removing && fill(text.removeText, { name: removing.nickname })}</p>
      </ConfirmDialog>
    </>
  );
}
