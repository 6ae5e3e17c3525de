import type { ApiError } from './api';
import type { Result } from './result';
import { isTransientStatus } from './transient-status';

/** For react-query, which wants failures thrown. */
export async function orThrow<T>(answer: Promise<Result<T, ApiError>>): Promise<T> {
  const result = await answer;
  if (!result.ok) throw result.error;
  return result.data;
}

/** For react-query's `retry`: once, when there was no answer or one that may be another a moment later. */
export const retryOnce = (failures: number, { status }: ApiError): boolean =>
  failures === 0 && (status === 0 || isTransientStatus(status));
