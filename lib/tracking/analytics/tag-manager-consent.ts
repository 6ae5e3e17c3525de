import type { Choices } from '@/lib/session/consent-cookie';
import { type TagManager } from '@/lib/core/tag-manager-settings';

/** A tag manager may hold tags for either purpose, and Consent Mode tells it which it may run; Analytics alone only counts visitors. */
export function isTagManagerAllowed({ kind }: Pick<TagManager, 'kind'>, { statistics, marketing }: Choices): boolean {
  return statistics || (kind === 'gtm' && marketing);
}
