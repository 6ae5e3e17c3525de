'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { fetchSwims, removeSwim } from '@/lib/academy/children/child-requests';
import { authorText } from '@/lib/academy/adults/author-text';
import { formatDay } from '@/lib/academy/children/format-day';
import { useHydrated } from '@/lib/core/use-hydrated';
import { readProfileProblem } from '@/lib/customer/profile/save-profile';
import { fill } from '@/lib/forms/fill-template';
import type { Swim } from '@/backend/contract/children';
import type { ChildProps } from './child-props';
import styles from './children.module.css';
import { DialogButton } from './dialog-button';
import { ProblemNotice } from './problem-notice';
import sectionStyles from './section.module.css';
import { SwimForm } from './swim-form';
import type { ProfileNotice } from './use-profile-submit';

interface SwimLogProps extends ChildProps {
  onChanged: (message: string) => void;
}

/** A child's swims, latest first. The first page comes with the profile, earlier ones on request. */
export function SwimLog({ onChanged, ...props }: SwimLogProps) {
  const { child, text, adults, labels, formLabels, floats, locale } = props;
  const { log } = text;
  const hydrated = useHydrated();
  const [earlier, setEarlier] = useState<Swim[]>([]);
  const [page, setPage] = useState(1);
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const [removing, setRemoving] = useState<Swim | null>(null);
  const [notice, setNotice] = useState<ProfileNotice>(null);
  const known = new Set(child.swims.rows.map(({ id }) => id));
  const rows = [...child.swims.rows, ...earlier.filter(({ id }) => !known.has(id))];

  // Later pages would not fit after a change.
  const changed = (message: string) => {
    setEarlier([]);
    setPage(1);
    onChanged(message);
  };
  const loadEarlier = async () => {
    setBusy(true);
    const result = await fetchSwims(child.id, page + 1);
    setBusy(false);
    setFailed(!result.ok);
    if (!result.ok) return;
    setPage(page + 1);
    setEarlier([...earlier, ...result.data.data.rows]);
  };
  const remove = async ({ id }: Swim) => {
    setBusy(true);
    setNotice(null);
    const result = await removeSwim(child.id, id);
    setBusy(false);
    setRemoving(null);
    // Already removed counts as success.
    if (!result.ok && result.error.status !== 404) return setNotice({ problem: readProfileProblem(result.error) });
    changed(log.removed);
    // The focused button goes with its row.
    setTimeout(() => heading.current?.focus());
  };

  return (
    <div className={styles.part}>
      <h4 ref={heading} tabIndex={-1}>
        {log.title}
      </h4>
      {rows.length === 0 && <p className={sectionStyles.soft}>{log.empty}</p>}
      {rows.length > 0 && (
        <ul role="list">
          {rows.map((swim) => {
            const date = formatDay(swim.day, locale);
            const author = authorText(swim.by, child.isShared, adults.by);
            return (
              <li key={swim.id} className={styles.swim}>
                <div className={styles.swimText}>
                  <p className={styles.day}>{date}</p>
                  <p className={sectionStyles.soft}>
                    {fill(log.entry, { minutes: swim.minutes })} · {floats[swim.floats]}
                    {author && ` · ${author}`}
                  </p>
                  {swim.note && <p className={styles.note}>{swim.note}</p>}
                </div>
                {(child.sharedBy === null || swim.by === 'you') && (
                  <Button
                    variant="quiet"
                    aria-label={fill(log.removeOf, { date })}
                    disabled={!hydrated}
                    onClick={() => setRemoving(swim)}
                  >
                    <Icon name="trash" size={18} />
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {failed && (
        <Notice tone="error" role="alert">
          {log.failed}
        </Notice>
      )}
      <ProblemNotice labels={labels} formLabels={formLabels} notice={notice} />
      <div className={sectionStyles.buttons}>
        <DialogButton
          label={
            <>
              <Icon name="plus" /> {log.add}
            </>
          }
          aria-label={fill(log.addOf, { name: child.nickname })}
          title={log.add}
          closeLabel={labels.close}
        >
          {(close) => (
            <SwimForm
              {...props}
              onSaved={() => {
                close();
                changed(log.saved);
              }}
            />
          )}
        </DialogButton>
        {rows.length < child.swims.total && (
          <Button variant="quiet" busy={busy && removing === null} onClick={() => void loadEarlier()}>
            {log.more}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={removing !== null}
        title={log.removeTitle}
        confirmLabel={log.remove}
        cancelLabel={labels.cancel}
        busy={busy}
        onCancel={() => setRemoving(null)}
        onConfirm={() => removing && void remove(removing)}
      >
        <p>{removing && formatDay(removing.day, locale)}</p>
      </ConfirmDialog>
    </div>
  );
}
