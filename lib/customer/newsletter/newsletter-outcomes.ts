/** Results of signing up, confirming and unsubscribing; each has its own message. */
const NEWSLETTER_OUTCOMES = ['sent', 'confirmed', 'stopped', 'invalid', 'busy', 'broken'] as const;
export type NewsletterOutcome = (typeof NEWSLETTER_OUTCOMES)[number];

export const isNewsletterOutcome = (value: unknown): value is NewsletterOutcome =>
  NEWSLETTER_OUTCOMES.some((outcome) => outcome === value);
