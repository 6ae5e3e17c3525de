import { type ApiError, callApi } from '@/lib/core/api';
import type { Result } from '@/lib/core/result';
import type { FormLabels, Messages } from '@/lib/forms/message-types';
import { type SavedAddress } from '@/lib/customer/account/saved-address';

interface ProfilePatch {
  firstname?: string;
  lastname?: string;
  /** All of them, the default one first. */
  addresses?: SavedAddress[];
}

/** The specification's way to change a profile: multipart, the fields as JSON in `data`. */
export function saveProfile(patch: ProfilePatch): Promise<Result<unknown, ApiError>> {
  const body = new FormData();
  body.set('data', JSON.stringify(patch));
  return callApi('/api/me', { method: 'PUT', body });
}

export type ProfileProblem = 'signedOut' | keyof FormLabels['problems'];

/** What went wrong, apart from wrong fields. */
export function readProfileProblem({ status, name }: ApiError): ProfileProblem {
  if (status === 401) return 'signedOut';
  if (name === 'TooManyRequests') return 'tooMany';
  return status === 0 ? 'unreachable' : 'failed';
}

/** All of the profile's words but those of the downloaded file, which is made by the server. */
export type ProfileLabels = Omit<Messages['profile'], 'export'>;

/** The kit's words, with those of accounts and those that only the profile needs. */
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
