'use client';

import { useRef, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Icon } from '@/components/ui/icon';
import { removeAdult, resendInvitation } from '@/lib/academy/adults/adult-requests';
import { formatDay } from '@/lib/academy/children/format-day';
import { useHydrated } from '@/lib/core/use-hydrated';
import { fill } from '@/lib/forms/fill-template';
import { type Adult, MAX_ADULTS } from '@/backend/contract/adults';
import type { AdultsProps } from './adult-props';
import styles from './adults.module.css';
import { DialogButton } from './dialog-button';
import { InviteForm } from './invite-form';
import { ProblemNotice } from './problem-notice';
import sectionStyles from './section.module.css';
import { Status } from './status';
import { useChange } from './use-change';
import { readFieldErrors } from './use-profile-submit';

const TONES = { invited: 'info', expired: 'warning', accepted: 'success' } as const;

/** Who shares the children of this account or is invited to. */
export function AdultList({ adults, ...props }: AdultsProps & { adults: Adult[] }) {
  const { text, labels, formLabels } = props;
  const { change, say, busy, status, notice, refreshing } = useChange();
  const [ending, setEnding] = useState<Adult | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const isAdult = ending?.state === 'accepted';

  const resend = ({ id, email }: Adult) =>
    change({
      id,
      send: () => resendInvitation(id),
      done: fill(text.resent, { email }),
      gone: null,
      explain: (error) => (readFieldErrors(error).some(({ code }) => code === 'mailbox') ? text.errors.mailbox : null),
    });
  const end = async ({ id, email }: Adult) => {
    const done = fill(isAdult ? text.removed : text.revoked, { email });
    const isDone = await change({ id, send: () => removeAdult(id), done });
    setEnding(null);
    // The focused button goes with its row.
    if (isDone) setTimeout(() => list.current?.focus());
  };

  return (
    <>
      <div ref={list} tabIndex={-1} aria-busy={refreshing}>
        {adults.length === 0 ? (
          <p>{text.empty}</p>
        ) : (
          <ul role="list" aria-labelledby="adults-title">
            {adults.map((adult) => (
              <Row
                key={adult.id}
                {...props}
                adult={adult}
                busy={busy === adult.id && ending === null}
                onResend={() => void resend(adult)}
                onEnd={() => setEnding(adult)}
              />
            ))}
          </ul>
        )}
      </div>
      <ProblemNotice labels={labels} formLabels={formLabels} notice={notice} />
      <div className={sectionStyles.buttons}>
        {adults.length < MAX_ADULTS ? (
          <DialogButton
            label={
              <>
                <Icon name="plus" /> {text.invite}
              </>
            }
            title={text.invite}
            closeLabel={labels.close}
          >
            {(close) => (
              <InviteForm
                {...props}
                onSent={(email) => {
                  close();
                  say(fill(text.sent, { email }));
                }}
              />
            )}
          </DialogButton>
        ) : (
          <p className={sectionStyles.soft}>{fill(text.full, { max: MAX_ADULTS })}</p>
        )}
        <Status>{status}</Status>
      </div>
      <ConfirmDialog
        open={ending !== null}
        title={isAdult ? text.removeTitle : text.revokeTitle}
        confirmLabel={isAdult ? text.remove : text.revoke}
        cancelLabel={labels.cancel}
        busy={busy !== null}
        onCancel={() => setEnding(null)}
        onConfirm={() => ending && void end(ending)}
      >
        <p>{ending && fill(isAdult ? text.removeText : text.revokeText, { email: ending.email })}</p>
      </ConfirmDialog>
    </>
  );
}

interface RowProps extends AdultsProps {
  adult: Adult;
  busy: boolean;
  onResend: () => void;
  onEnd: () => void;
}

function Row({ adult: { email, state, day }, text, locale, busy, onResend, onEnd }: RowProps) {
  const hydrated = useHydrated();
  const isAdult = state === 'accepted';
  return (
    <li className={styles.item}>
      <div className={styles.text}>
        <p className={styles.name}>
          {email} <Badge tone={TONES[state]}>{text.states[state]}</Badge>
        </p>
        <p className={sectionStyles.soft}>{fill(text.details[state], { date: formatDay(day, locale) })}</p>
      </div>
      <div className={styles.actions}>
        {!isAdult && (
          <Button
            variant="quiet"
            aria-label={fill(text.resendOf, { email })}
            busy={busy}
            disabled={!hydrated}
            onClick={onResend}
          >
            {text.resend}
          </Button>
        )}
        <Button
          variant="quiet"
          aria-label={fill(isAdult ? text.removeOf : text.revokeOf, { email })}
          disabled={!hydrated}
          onClick={onEnd}
        >
          {isAdult ? text.remove : text.revoke}
        </Button>
      </div>
    </li>
  );
}
