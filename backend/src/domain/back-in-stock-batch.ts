/**
 * Not every subscriber still buys: one mail per piece would leave pieces unsold, while a mail to all would disappoint
 * many. Three is an estimate between the two.
 */
const MAILS_PER_PIECE = 3;
/** Time during which the longest-waiting subscribers have the pieces to themselves, before the next batch is notified. */
export const BATCH_INTERVAL_MS = 3_600_000;

/**
 * How many subscribers may be notified now, oldest first, when a variant is back in stock: three per available piece,
 * minus those notified within the last hour (`BATCH_INTERVAL_MS`), who may still be buying.
 */
export function backInStockBatchSize(available: number, notifiedLately: number): number {
  return Math.max(0, Math.max(0, available) * MAILS_PER_PIECE - notifiedLately);
}
