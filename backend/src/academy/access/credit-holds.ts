import { isRevokedManually, type GrantRow } from './grant-rows';
import { lineIdsOf, paidIntoLines } from './active-grants';
import { requireOneCurrency } from '../../domain/one-currency';
import { requireOrderById } from '../../orders/records/find-order';
import type { LineRow } from '../../orders/records/order-rows';
import { parseCreditedFrom } from '../../orders/records/line-grants';
import type { Db } from '../../platform/database/row-helpers';

/**
 * An order holds the grants that lower its price from the moment it is placed: `grants.credited_to` names its line, and no
 * other order counts on them. The hold ends with the reservation, or when the order is lost, replaced, canceled or refunded.
 */

/** `again`: it had been released meanwhile. `gone`: it was refunded, or another order holds it. */
export type HoldResult = 'held' | 'again' | 'gone';

const readHeld = async (trx: Db, lineId: number): Promise<GrantRow[]> => {
  const rows: GrantRow[] = await trx('grants').where({ credited_to: lineId });
  return rows.filter((row) => row.state === 'active' || isRevokedManually(row));
};

async function holdCreditOfLine(trx: Db, line: LineRow, now: Date): Promise<HoldResult> {
  const ids = [...new Set(parseCreditedFrom(line))];
  if (ids.length === 0) return 'held';
  const added = await trx('grants')
    .whereIn('id', ids)
    .andWhere({ state: 'active' })
    .whereNull('credited_to')
    .update({ credited_to: line.id, updated_at: now });
  if ((await readHeld(trx, line.id)).length < ids.length) return 'gone';
  return added > 0 ? 'again' : 'held';
}

/** Holds the credit of these lines, as far as no other order does. Idempotent. */
export async function holdCredit(trx: Db, lines: LineRow[], now: Date): Promise<HoldResult> {
  const results: HoldResult[] = [];
  for (const line of lines) results.push(await holdCreditOfLine(trx, line, now));
  return results.includes('gone') ? 'gone' : results.includes('again') ? 'again' : 'held';
}

/** Whether what was bought before is still worth what it took off the line's price; part of it may have been refunded. */
async function isWorthItsCredit(trx: Db, line: LineRow): Promise<boolean> {
  const purchases = (await readHeld(trx, line.id)).filter(({ source }) => source === 'purchase');
  if (purchases.length === 0) return true;
  const { currency } = await requireOrderById(trx, line.order_id);
  requireOneCurrency(currency, purchases);
  const before = await paidIntoLines(trx, lineIdsOf(purchases));
  const worth = purchases.reduce((sum, row) => sum + row.paid_cents + (before.get(row.order_line_id ?? 0) ?? 0), 0);
  return worth >= Number(line.credit ?? 0);
}

/** As `holdCredit`, for an order about to be paid: credit that is worth less than it was is `gone` as well. */
export async function holdCreditForPayment(trx: Db, lines: LineRow[], now: Date): Promise<HoldResult> {
  const held = await holdCredit(trx, lines, now);
  for (const line of lines) if (!(await isWorthItsCredit(trx, line))) return 'gone';
  return held;
}

/** Releases the credit that these lines hold or used. */
export async function releaseCredit(trx: Db, lines: LineRow[], now: Date): Promise<void> {
  const ids = lines.filter((line) => parseCreditedFrom(line).length > 0).map(({ id }) => id);
  if (ids.length === 0) return;
  await trx('grants').whereIn('credited_to', ids).update({ credited_to: null, updated_at: now });
}
