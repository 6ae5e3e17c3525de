import { enqueueMessages } from '../outbox/enqueue';
import type { Db } from '../orders/rows';

export interface NewAlert {
  /** What a person must decide: `oversold`, `double`, `amount`, `chargeback`, … */
  kind: string;
  orderId: number;
  data?: object;
}

/** Tells the people behind the counter that something of an order needs a decision; once per order and kind. */
export async function raiseAlert(trx: Db, { kind, orderId, data = {} }: NewAlert, now = new Date()): Promise<void> {
  await enqueueMessages(trx, orderId, [`operator-alert-${kind}`], data, now);
}
