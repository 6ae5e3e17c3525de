import type { Choices } from '@/lib/session/consent-cookie';
import { type TagManager } from '@/lib/core/tag-manager-settings';

/**
 * Whether tags may be loaded. A tag manager serves both purposes and follows Consent Mode; Analytics only needs consent to
 * statistics.
 */
export function isTagManagerAllowed({ kind }: Pick<TagManager, 'kind'>, { statistics, marketing }: Choices): boolean {
  return statistics || (kind === 'gtm' && marketing);
}
