import { type PriceEntry, missingLogEntries } from '../../domain/pricing-and-reductions';
import { type PriceSource, addEntries, lockVariants, readLastEntries, readPricedVariants } from './price-store';
import type { Db } from '../../platform/database/row-helpers';
import type { AuditActor } from '../../platform/admin/audit-actor';

/** Missing price log entries by variant id. */
async function findMissing(db: Db, now: Date, variantIds?: string[]): Promise<Map<string, PriceEntry[]>> {
  const variants = await readPricedVariants(db, variantIds);
  const last = await readLastEntries(db, variantIds);
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
 * Adds missing price log entries in a transaction and returns the ids of variants whose price changed. Covers all variants
 * when `variantIds` is omitted.
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
  const candidates = [...(await findMissing(trx, now, variantIds)).keys()];
  if (candidates.length === 0) return [];
  await lockVariants(trx, candidates);
  const changed: string[] = [];
  for (const [variantId, due] of await findMissing(trx, now, candidates))
    if ((await addEntries(trx, variantId, due, by)) > 0) changed.push(variantId);
  return changed;
}
