import 'server-only';
import { BackendError } from '@/lib/backend/errors';
import { seeOther } from './see-other';

/** Outcomes by the status of the backend's refusal; any other error is unexpected. */
type Failures<Outcome> = Readonly<Record<number, Outcome>>;

/** Redirects to the page that shows the outcome of a form; unexpected errors are rethrown. */
export async function redirectToOutcome<Outcome extends string>(
  page: string,
  success: NoInfer<Outcome>,
  failures: Failures<Outcome>,
  run: () => Promise<unknown>,
): Promise<Response> {
  const to = (outcome: Outcome): Response => seeOther(`${page}?done=${outcome}`);
  try {
    await run();
    return to(success);
  } catch (error) {
    const failure = error instanceof BackendError ? failures[error.status] : undefined;
    if (failure) return to(failure);
    throw error;
  }
}
