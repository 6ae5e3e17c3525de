import 'server-only';
import { redirectToOutcome } from './redirect-to-outcome';
import { serverRoutes } from '@/backend/contract/routes';
import type { NewsletterOutcome } from '@/lib/customer/newsletter/newsletter-outcomes';

const FAILURES: Record<number, NewsletterOutcome> = { 400: 'broken', 422: 'invalid', 429: 'busy' };

/** Redirects to the page that shows what became of a form about the newsletter. */
export const redirectToNewsletter = (success: NewsletterOutcome, run: () => Promise<unknown>): Promise<Response> =>
  redirectToOutcome(serverRoutes.newsletter, success, FAILURES, run);
