import { callApi } from '@/lib/core/api';
import { removeAccountData, sharedStorage } from '@/lib/core/browser-storage';

/** Ends the session of this device, or of every device. What this browser kept for its visitor goes with it. */
export async function signOut(scope?: 'all'): ReturnType<typeof callApi> {
  const answer = await callApi('/api/auth/logout', { method: 'POST', body: scope ? { scope } : {} });
  if (answer.ok) removeAccountData(sharedStorage);
  return answer;
}
