import { callApi } from '@/lib/core/api';
import { removeAccountData, sharedStorage } from '@/lib/core/browser-storage';
import { forgetSavedLessons } from '@/lib/core/offline-cache';
import type { SignOutBody } from '@/backend/contract/requests';

/** Ends the session of this device, or of all devices, and removes the stored account data. */
export async function signOut(scope?: 'all'): ReturnType<typeof callApi> {
  const response = await callApi('/api/auth/logout', {
    method: 'POST',
    body: (scope ? { scope } : {}) satisfies SignOutBody,
  });
  if (!response.ok) return response;
  removeAccountData(sharedStorage);
  await forgetSavedLessons();
  return response;
}
