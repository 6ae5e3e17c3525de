import 'server-only';
import { BackendError } from '@/lib/backend/errors';
import { seeOther } from './see-other';
import { serverRoutes } from '@/backend/contract/routes';
import type { NewsletterOutcome } from '@/lib/customer/newsletter/newsletter-outcomes';

const FAILURES: Record<number, NewsletterOutcome> = { 400: 'broken', 422: 'invalid', 429: 'busy' };

/** Redirects to the page that shows the outcome; unexpected errors are rethrown. */
export async function redirectToOutcome(success: NewsletterOutcome, run: () => Promise<unknown>): Promise<Response> {
  const to = (outcome: NewsletterOutcome): Response => seeOther(`${serverRoutes.newsletter}?done=${outcome}`);
  try {
    await run();
    return to(success);
  } catch (error) {
    const failure = error instanceof BackendError ? FAILURES[error.status] : undefined;
    if (failure) return to(failure);
    throw error;
  }
}
