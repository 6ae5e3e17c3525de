'use client';

import Cookies from 'js-cookie';
import { useEffect, useState } from 'react';
import { SESSION_CHANGE } from '@/components/layout/signed-in';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { type Customer, readCustomer } from '@/lib/account/customer';
import { AUTH_REDIRECT_COOKIE } from '@/lib/account/safe-redirect';
import { callApi } from '@/lib/api';
import type { Messages } from '@/lib/forms/labels';
import { routes } from '@/lib/paths';
import styles from './profile.module.css';

interface ProfileIslandProps {
  /** Of this page: to come back to after signing in. */
  path: string;
  labels: Messages['account']['profile'] & { login: string; email: string; failed: string };
}

type State =
  | { kind: 'loading' }
  | { kind: 'signed-out' }
  | { kind: 'failed' }
  | { kind: 'signed-in'; customer: Customer };

export function ProfileIsland({ path, labels }: ProfileIslandProps) {
  const [state, setState] = useState<State>({ kind: 'loading' });
  const [leaving, setLeaving] = useState(false);

  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      const answer = await callApi('/api/me', { parse: readCustomer, signal: controller.signal });
      if (answer.ok) setState({ kind: 'signed-in', customer: answer.data });
      else setState({ kind: answer.error.status === 401 ? 'signed-out' : 'failed' });
    };
    load().catch(() => {});
    return () => controller.abort();
  }, []);

  const logOut = async () => {
    setLeaving(true);
    const answer = await callApi('/api/auth/logout', { method: 'POST', body: {} });
    setLeaving(false);
    setState({ kind: answer.ok ? 'signed-out' : 'failed' });
    window.dispatchEvent(new Event(SESSION_CHANGE));
  };
  const comeBack = () => {
    Cookies.set(AUTH_REDIRECT_COOKIE, path, {
      path: '/',
      sameSite: 'Lax',
      secure: window.location.protocol === 'https:',
    });
  };

  switch (state.kind) {
    case 'loading':
      return (
        <div className={styles.card} role="status">
          <VisuallyHidden>{labels.loading}</VisuallyHidden>
          <Skeleton width="60%" />
          <Skeleton width="80%" />
        </div>
      );
    case 'failed':
      return (
        <Notice tone="error" role="alert">
          {labels.failed}
        </Notice>
      );
    case 'signed-out':
      return (
        <div className={styles.card}>
          <h2>{labels.signedOutTitle}</h2>
          <p>{labels.signedOutText}</p>
          <ButtonLink href={routes.login} onClick={comeBack} prefetch={false}>
            {labels.login}
          </ButtonLink>
        </div>
      );
    case 'signed-in':
      return <Details customer={state.customer} labels={labels} leaving={leaving} onLogOut={() => void logOut()} />;
  }
}

interface DetailsProps extends Pick<ProfileIslandProps, 'labels'> {
  customer: Customer;
  leaving: boolean;
  onLogOut: () => void;
}

function Details({ customer, labels, leaving, onLogOut }: DetailsProps) {
  const name = `${customer.firstname} ${customer.lastname}`.trim();
  return (
    <div className={styles.card}>
      <h2>{labels.details}</h2>
      <dl className={styles.facts}>
        {name && (
          <div>
            <dt>{labels.name}</dt>
            <dd>{name}</dd>
          </div>
        )}
        <div>
          <dt>{labels.email}</dt>
          <dd>{customer.email}</dd>
        </div>
      </dl>
      <p className={styles.soft}>{labels.orders}</p>
      <Button variant="secondary" busy={leaving} onClick={onLogOut}>
        {labels.logout}
      </Button>
    </div>
  );
}
