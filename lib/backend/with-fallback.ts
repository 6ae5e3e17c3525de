import { BackendDown, BackendError } from './errors';

/** `fallback` while the backend gives no answer. */
export async function orElse<T>(answer: Promise<T>, fallback: T): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof BackendDown) return fallback;
    throw error;
  }
}

/** Null for what an editor removed, or what this shop never had. */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof BackendError && error.status === 404) return null;
    throw error;
  }
}
