import { missingLogEntries } from '../../domain/pricing-and-reductions';
import { type PriceSource, addEntries, readLastEntries, readPricedVariants } from './price-store';
import type { Db } from '../../platform/database/row-helpers';
import type { AuditActor } from '../../platform/admin/audit-actor';

/**
 * Adds missing price log entries and returns the ids of variants whose price changed. Covers all variants when `variantIds` is
 * omitted.
 */
export async function updatePriceLog(
  db: Db,
  by: { source: PriceSource; actor: AuditActor },
  now: Date,
  variantIds?: string[],
): Promise<string[]> {
  const variants = await readPricedVariants(db, variantIds);
  const last = await readLastEntries(db, variantIds);
  const changed: string[] = [];
  for (const { variantId, pricing, since } of variants) {
    const entry = last.get(variantId) ?? null;
    // Keeps entries distinct when two saves happen within one millisecond.
    const moment = entry && entry.validFrom >= now ? new Date(entry.validFrom.getTime() + 1) : now;
    const due = missingLogEntries(pricing, since, entry, moment);
    if ((await addEntries(db, variantId, due, by)) > 0) changed.push(variantId);
  }
  return changed;
}
