import { callApi } from '@/lib/core/api';
import type { SignOutBody } from '@/backend/contract/requests';
import { forgetAccount } from './forget-account';

/** Ends the session of this device, or of all devices, and removes what this browser stores of the account. */
export async function signOut(scope?: 'all'): ReturnType<typeof callApi> {
  const response = await callApi('/api/auth/logout', {
    method: 'POST',
    body: (scope ? { scope } : {}) satisfies SignOutBody,
  });
  if (response.ok) await forgetAccount();
  return response;
}
