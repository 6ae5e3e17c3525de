import { isReviewLinkOpen } from '../../domain/review-rules';
import type { OrderRow } from '../../orders/records/order-rows';
import { findOrderById } from '../../orders/records/find-order';
import { hashRequestKey } from './review-request-key';
import type { RequestRow } from './review-rows';
import type { Db } from '../../platform/database/row-helpers';

export interface FoundRequest {
  request: RequestRow;
  order: OrderRow;
  open: boolean;
}

/** Request and order of a review link; null for an unknown link or an order of a deleted account. */
export async function findReviewRequest(db: Db, key: unknown, now = new Date()): Promise<FoundRequest | null> {
  const hash = hashRequestKey(key);
  if (!hash) return null;
  const request: RequestRow | undefined = await db('review_requests').where({ key_hash: hash, state: 'asked' }).first();
  if (!request) return null;
  const order = await findOrderById(db, request.order_id);
  if (!order || order.account_state === 'deleted') return null;
  return { request, order, open: isReviewLinkOpen(new Date(request.asked_at), now) };
}
