import type { GrantTarget } from '../../domain/order-grants';
import { type GrantRow, grantQuery, toGrantTargets } from '../../catalog/variants/variant-grant-targets';
import { toTitles } from '../../catalog/variants/academy-titles';
import type { Db } from '../../platform/database/row-helpers';
import { type Locale } from '../../../contract/locales';

/** A free lesson or level included with a product. */
export interface BonusTarget extends GrantTarget {
  title: string;
  slug: string;
}

/** Free lessons and levels of a physical product, in the visitor's language. */
export async function readBonusTargets(db: Db, productId: string, locale: Locale): Promise<BonusTarget[]> {
  const product = { rowId: 0, variantId: productId, productId, type: 'physical' as const };
  const rows: GrantRow[] = await grantQuery(db, { rowIds: [], productIds: [productId] });
  const opened = toGrantTargets(rows, [product]).get(productId) ?? [];
  const titleOf = toTitles(rows, locale);
  return opened.flatMap(({ scope, target }) => {
    const found = titleOf({ scope, target });
    return found ? [{ scope, target, title: found.title, slug: found.slug }] : [];
  });
}
