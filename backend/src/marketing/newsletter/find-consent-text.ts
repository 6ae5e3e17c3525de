import type { Db } from '../../platform/database/row-helpers';
import { consentKey } from '../../../contract/signatures';

/**
 * Looks up the consent text of a newsletter block by its key; null if no block contains it any more. The full text is stored
 * with the subscriber, because consent must be demonstrable after editors change the block (GDPR art. 7(1)).
 */
export async function findConsentText(db: Db, key: string): Promise<string | null> {
  const texts: string[] = await db('components_blocks_newsletters').whereNotNull('consent').distinct().pluck('consent');
  return texts.find((text) => consentKey(text) === key) ?? null;
}
