import type { Choices } from '@/lib/consent/cookie';

/** Google's tag manager (`GTM-…`, tags are set up there) or Google Analytics alone (`G-…`). */
export interface TagManager {
  kind: 'gtm' | 'ga';
  id: string;
  /** Where the script is, for the sandbox or a tagging server of one's own; null: at Google. */
  scriptUrl: string | null;
}

/** A tag manager may hold tags for either purpose, and Consent Mode tells it which it may run; Analytics alone only counts visitors. */
export function isAllowed({ kind }: Pick<TagManager, 'kind'>, { statistics, marketing }: Choices): boolean {
  return statistics || (kind === 'gtm' && marketing);
}
