import type { Db, OrderRow, PaymentRow } from '../orders/rows';

/** Brings the money ledger up to what the order's payments say; called in the transaction that changed them. */
export async function postMovements(_trx: Db, _order: OrderRow, _payments: PaymentRow[], _now: Date): Promise<void> {}
