'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { leaveAccount } from '@/lib/academy/adults/adult-requests';
import { formatDay } from '@/lib/academy/children/format-day';
import { useHydrated } from '@/lib/core/use-hydrated';
import { fill } from '@/lib/forms/fill-template';
import type { SharedAccount } from '@/backend/contract/adults';
import type { AdultsProps } from './adult-props';
import styles from './adults.module.css';
import { ProblemNotice } from './problem-notice';
import sectionStyles from './section.module.css';
import { Status } from './status';
import { useChange } from './use-change';

/** Accounts whose children this one shares; nothing without any. */
export function SharedList({ shared, ...props }: AdultsProps & { shared: SharedAccount[] }) {
  const { labels, formLabels, locale } = props;
  const text = props.text.shared;
  const hydrated = useHydrated();
  const { change, busy, status, notice, refreshing } = useChange();
  const [leaving, setLeaving] = useState<SharedAccount | null>(null);
  const list = useRef<HTMLDivElement>(null);

  const leave = async ({ id, email }: SharedAccount) => {
    const isDone = await change({ id, send: () => leaveAccount(id), done: fill(text.left, { email }) });
    setLeaving(null);
    // The focused button goes with its row.
    if (isDone) setTimeout(() => list.current?.focus());
  };

  return (
    <div ref={list} tabIndex={-1}>
      {shared.length > 0 && (
        <>
          <h4 id="shared-title" className={styles.subtitle}>
            {text.title}
          </h4>
          <ul role="list" aria-labelledby="shared-title" aria-busy={refreshing}>
            {shared.map((account) => (
              <li key={account.id} className={styles.item}>
                <div className={styles.text}>
                  <p className={styles.name}>{fill(text.with, { email: account.email })}</p>
                  <p className={sectionStyles.soft}>{fill(text.since, { date: formatDay(account.since, locale) })}</p>
                </div>
                <div className={styles.actions}>
                  <Button
                    variant="quiet"
                    aria-label={fill(text.leaveOf, { email: account.email })}
                    disabled={!hydrated}
                    onClick={() => setLeaving(account)}
                  >
                    {text.leave}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
      <ProblemNotice labels={labels} formLabels={formLabels} notice={notice} />
      <Status>{status}</Status>
      <ConfirmDialog
        open={leaving !== null}
        title={text.leaveTitle}
        confirmLabel={text.leave}
        cancelLabel={labels.cancel}
        busy={busy !== null}
        onCancel={() => setLeaving(null)}
        onConfirm={() => leaving && void leave(leaving)}
      >
        <p>{leaving && fill(text.leaveText, { email: leaving.email })}</p>
      </ConfirmDialog>
    </div>
  );
}
