'use client';

import { useState } from 'react';
import type { ApiError } from '@/lib/core/api';
import type { Result } from '@/lib/core/result';
import { readProfileProblem } from '@/lib/customer/profile/save-profile';
import type { ProfileNotice } from './use-profile-submit';
import { useRefresh } from './use-refresh';

interface Change {
  /** Of the row that it is about. */
  id: string;
  send: () => Promise<Result<unknown, ApiError>>;
  done: string;
  /** What to say of a row that is gone already; by default `done`, null says nothing. */
  gone?: string | null;
  /** What to say of a failure instead of the usual sentence. */
  explain?: (error: ApiError) => string | null;
}

/** Changes of a list, one at a time: the list always shows what the server stored, and the status what was done. */
export function useChange() {
  const [refreshing, refresh] = useRefresh();
  const [busy, setBusy] = useState<string | null>(null);
  const [status, setStatus] = useState<string | null>(null);
  const [notice, setNotice] = useState<ProfileNotice>(null);

  const say = (message: string | null) => {
    setNotice(null);
    setStatus(message);
    refresh();
  };
  /** False when it failed, which the notice says. */
  const change = async ({ id, send, done, gone = done, explain }: Change): Promise<boolean> => {
    setBusy(id);
    setStatus(null);
    setNotice(null);
    const result = await send();
    setBusy(null);
    const isDone = result.ok || result.error.status === 404;
    if (isDone) say(result.ok ? done : gone);
    else setNotice({ problem: readProfileProblem(result.error), message: explain?.(result.error) ?? null });
    return isDone;
  };
  return { change, say, busy, status, notice, refreshing };
}
