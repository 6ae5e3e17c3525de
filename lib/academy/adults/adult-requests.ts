import type { InviteBody } from '@/backend/contract/adults';
import { type ApiError, callApi } from '@/lib/core/api';
import type { Result } from '@/lib/core/result';

type Done = Promise<Result<unknown, ApiError>>;

export const inviteAdult = (body: InviteBody): Done => callApi('/api/me/adults', { method: 'POST', body });
export const resendInvitation = (id: string): Done => callApi(`/api/me/adults/${id}/resend`, { method: 'POST' });
/** Ends an invitation, or the access of an adult. */
export const removeAdult = (id: string): Done => callApi(`/api/me/adults/${id}`, { method: 'DELETE' });
/** Ends the own access to the children of another account. */
export const leaveAccount = (id: string): Done => callApi(`/api/me/shared-accounts/${id}`, { method: 'DELETE' });
