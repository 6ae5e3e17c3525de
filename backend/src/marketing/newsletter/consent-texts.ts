import type { Db } from '../../platform/database/row-helpers';
import { consentKey } from '../../../contract/signatures';

/**
 * The words a visitor agreed to, of those that stand in a newsletter block; null when they stand there no more. Nobody
 * can agree to words that the shop never wrote, and what is kept is the text itself, whatever editors make of it later
 * (GDPR art. 7(1): who relies on consent must be able to show it).
 */
export async function findConsentText(db: Db, key: string): Promise<string | null> {
  const texts: string[] = await db('components_blocks_newsletters').whereNotNull('consent').distinct().pluck('consent');
  return texts.find((text) => consentKey(text) === key) ?? null;
}
