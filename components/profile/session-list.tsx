'use client';

import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { signOut } from '@/lib/customer/account/sign-out';
import { callApi } from '@/lib/core/api';
import { navigateTo } from '@/lib/purchase/checkout/navigate-to';
import { fill } from '@/lib/forms/fill-template';
import { useHydrated } from '@/lib/core/use-hydrated';
import { noticePath } from '@/backend/contract/paths';
import { readProfileProblem } from '@/lib/customer/profile/save-profile';
import type { ProfileFormProps } from './profile-form-props';
import { ProblemNotice } from './problem-notice';
import sectionStyles from './section.module.css';
import styles from './device-list.module.css';
import { Status } from './status';
import type { ProfileNotice } from './use-profile-submit';
import { useRefresh } from './use-refresh';

export interface SessionRow {
  id: string;
  device: string;
  /** Time and device, formatted. */
  details: string;
  current: boolean;
}

/** Lists all signed-in browsers, each of which can be signed out. */
export function SessionList({ sessions, ...common }: ProfileFormProps & { sessions: SessionRow[] }) {
  const { labels } = common;
  const text = labels.sessions;
  const hydrated = useHydrated();
  const [refreshing, refresh] = useRefresh();
  const [busy, setBusy] = useState<string | null>(null);
  const [status, setStatus] = useState<string | null>(null);
  const [notice, setNotice] = useState<ProfileNotice>(null);
  const [isConfirming, setIsConfirming] = useState(false);

  const end = async ({ id, device }: SessionRow) => {
    setBusy(id);
    setNotice(null);
    setStatus(null);
    const result = await callApi(`/api/me/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' });
    setBusy(null);
    // Already ended counts as success.
    if (!result.ok && result.error.status !== 404) return setNotice({ problem: readProfileProblem(result.error) });
    setStatus(fill(text.ended, { device }));
    refresh();
  };
  const endAll = async () => {
    setBusy('all');
    const result = await signOut('all');
    if (result.ok) return navigateTo(noticePath('signed-out'));
    setBusy(null);
    setIsConfirming(false);
    setNotice({ problem: readProfileProblem(result.error) });
  };

  return (
    <div className={styles.list}>
      <h3 className={styles.title}>{text.title}</h3>
      <p className={sectionStyles.soft}>{text.lead}</p>
      <ul role="list" aria-busy={refreshing}>
        {sessions.map((session) => (
          <li key={session.id} className={styles.item}>
            <div>
              <p className={styles.name}>
                {session.device} {session.current && <Badge tone="success">{text.current}</Badge>}
              </p>
              <p className={sectionStyles.soft}>{session.details}</p>
            </div>
            {!session.current && (
              <Button
                variant="quiet"
                aria-label={fill(text.endOf, { device: session.device })}
                busy={busy === session.id}
                disabled={!hydrated}
                onClick={() => void end(session)}
              >
                {text.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Status>{status}</Status>
      <ProblemNotice {...common} notice={notice} />
      <div className={sectionStyles.buttons}>
        <Button variant="secondary" disabled={!hydrated} onClick={() => setIsConfirming(true)}>
          {text.endAll}
        </Button>
      </div>
      <ConfirmDialog
        open={isConfirming}
        title={text.endAllTitle}
        confirmLabel={text.endAll}
        cancelLabel={labels.cancel}
        variant="primary"
        busy={busy === 'all'}
        onCancel={() => setIsConfirming(false)}
        onConfirm={() => void endAll()}
      >
        <p>{text.endAllText}</p>
      </ConfirmDialog>
    </div>
  );
}
