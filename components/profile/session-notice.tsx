'use client';

import Cookies from 'js-cookie';
import { useEffect } from 'react';
import { SESSION_CHANGE } from '@/lib/session/session-change';
import { callApi } from '@/lib/core/api';

/** A page can't take cookies away: a session that ended elsewhere is put right by a call, so that the header knows too. */
export function SessionNotice() {
  useEffect(() => {
    if (Cookies.get('signed-in') !== '1') return;
    callApi('/api/me').then(
      () => window.dispatchEvent(new Event(SESSION_CHANGE)),
      () => {},
    );
  }, []);
  return null;
}
