import type { Core } from '@strapi/strapi';
import type { Actor } from '../orders/events';

export interface RefundRequest {
  orderId: number;
  /** Pieces sent back or not delivered, by line; their share of discounts is worked out here. */
  lines: { lineId: number; quantity: number }[];
  /** The outbound shipping cost too. */
  shipping: boolean;
  /** Instead of lines and shipping: an amount in cents. */
  amount?: number;
  reason: string;
  /** The pieces go back on the shelf. */
  restock: boolean;
  actor: Actor;
  /** The same key never pays twice. */
  key: string;
}

export interface RefundResult {
  id: number;
  /** Cents. */
  amount: number;
  state: 'requested' | 'sent' | 'refunded' | 'failed';
}

/** Sends money back through the provider. Throws `ShopError` when more is asked for than is left. */
export async function requestRefund(_strapi: Core.Strapi, _request: RefundRequest): Promise<RefundResult> {
  throw new Error('Refunds are not built yet');
}
