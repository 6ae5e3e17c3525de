import { type ApiError, callApi } from '@/lib/core/api';
import type { Result } from '@/lib/core/result';
import type { FormLabels, Messages } from '@/lib/forms/message-types';
import type { ProfileBody } from '@/backend/contract/requests';

/** Updates the profile: multipart, with the fields as JSON in `data`. */
export function saveProfile(patch: ProfileBody): Promise<Result<unknown, ApiError>> {
  const body = new FormData();
  body.set('data', JSON.stringify(patch));
  return callApi('/api/me', { method: 'PUT', body });
}

export type ProfileProblem = 'signedOut' | keyof FormLabels['problems'];

/** Failure other than invalid fields. */
export function readProfileProblem({ status, name }: ApiError): ProfileProblem {
  if (status === 401) return 'signedOut';
  if (name === 'TooManyRequests') return 'tooMany';
  return status === 0 ? 'unreachable' : 'failed';
}

/** Labels of the profile without those of the export, which is rendered on the server. */
export type ProfileLabels = Omit<Messages['profile'], 'export'>;

/** Adds the labels of accounts and the profile to those of the form components. */
export function mergeProfileLabels(
  forms: FormLabels,
  { account, profile }: { account: Pick<Messages['account'], 'required' | 'errors'>; profile: ProfileLabels },
): FormLabels {
  return {
    ...forms,
    required: { ...forms.required, ...account.required, ...profile.required },
    errors: { ...forms.errors, ...account.errors },
  };
}
