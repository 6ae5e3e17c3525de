import type { GrantTarget } from '../../domain/order-grants';
import { readGrantTargets } from '../../catalog/variants/variant-grant-targets';
import { readTitles } from '../../catalog/variants/academy-titles';
import type { Db } from '../../platform/database/row-helpers';
import { type Locale } from '../../../contract/locales';

/** A lesson or level that a product brings along for free, as its page names it. */
export interface BonusTarget extends GrantTarget {
  title: string;
  slug: string;
}

/** What a product brings along for free, in the visitor's language; only suits and their like bring something. */
export async function readBonusTargets(db: Db, productId: string, locale: Locale): Promise<BonusTarget[]> {
  const product = { rowId: 0, variantId: productId, productId, type: 'physical' as const };
  const opened = (await readGrantTargets(db, [product])).get(productId) ?? [];
  const titleOf = await readTitles(db, opened, locale);
  return opened.flatMap(({ scope, target }) => {
    const found = titleOf({ scope, target });
    return found ? [{ scope, target, title: found.title, slug: found.slug }] : [];
  });
}
