'use client';

import Cookies from 'js-cookie';
import { useEffect } from 'react';
import { SESSION_CHANGE } from '@/lib/session/session-change';
import { callApi } from '@/lib/core/api';

/** Rendering cannot delete cookies: when a session ended elsewhere, a request removes them, which also updates the header. */
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
