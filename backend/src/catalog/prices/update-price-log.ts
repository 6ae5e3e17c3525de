import type { PriceList } from '../../domain/price-list';
import { type PriceEntry, missingLogEntries } from '../../domain/pricing-and-reductions';
import { readPriceLists } from '../../platform/settings/price-lists';
import { type PriceSource, addEntries, lockVariants, readLastEntries, readPricedVariants } from './price-store';
import type { Db } from '../../platform/database/row-helpers';
import type { AuditActor } from '../../platform/admin/audit-actor';

/** Missing price log entries in one currency by variant id. */
async function findMissing(
  db: Db,
  list: PriceList,
  now: Date,
  variantIds?: string[],
): Promise<Map<string, PriceEntry[]>> {
  const variants = await readPricedVariants(db, list, variantIds);
  const last = await readLastEntries(db, list, variantIds);
  const missing = new Map<string, PriceEntry[]>();
  for (const { variantId, pricing, since } of variants) {
    const entry = last.get(variantId) ?? null;
    // Keeps entries distinct when two saves happen within one millisecond.
    const moment = entry && entry.validFrom >= now ? new Date(entry.validFrom.getTime() + 1) : now;
    const due = missingLogEntries(pricing, since, entry, moment);
    if (due.length > 0) missing.set(variantId, due);
  }
  return missing;
}

/**
 * Adds missing price log entries in a transaction, in every currency that the shop sells in, and returns the ids of variants
 * whose price changed. Covers all variants when `variantIds` is omitted.
 *
 * A variant that an editor is saving is looked at again after that save: its old price with the new end of its log would
 * make an entry of a price that nobody was offered.
 */
export async function updatePriceLog(
  trx: Db,
  by: { source: PriceSource; actor: AuditActor },
  now: Date,
  variantIds?: string[],
): Promise<string[]> {
  const changed = new Set<string>();
  for (const list of await readPriceLists(trx)) {
    const candidates = [...(await findMissing(trx, list, now, variantIds)).keys()];
    if (candidates.length === 0) continue;
    await lockVariants(trx, candidates);
    const due = await findMissing(trx, list, now, candidates);
    for (const variantId of await addEntries(trx, list, due, by)) changed.add(variantId);
  }
  return [...changed];
}
