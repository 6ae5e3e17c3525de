import type { Db, LineRow, OrderRow, PaymentRow } from '../orders/rows';

export interface DocumentInput {
  order: OrderRow;
  lines: LineRow[];
  payments: PaymentRow[];
}

/** Draws the invoice and credit notes that the order lacks; called in the transaction that changed its payments. */
export async function drawDocuments(_trx: Db, _input: DocumentInput, _now: Date): Promise<void> {}
