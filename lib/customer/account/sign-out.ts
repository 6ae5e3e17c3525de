import { callApi } from '@/lib/core/api';
import { removeAccountData, sharedStorage } from '@/lib/core/browser-storage';
import type { SignOutBody } from '@/backend/contract/requests';

/** Ends the session of this device, or of all devices, and removes the stored account data. */
export async function signOut(scope?: 'all'): ReturnType<typeof callApi> {
  const response = await callApi('/api/auth/logout', {
    method: 'POST',
    body: (scope ? { scope } : {}) satisfies SignOutBody,
  });
  if (response.ok) removeAccountData(sharedStorage);
  return response;
}
