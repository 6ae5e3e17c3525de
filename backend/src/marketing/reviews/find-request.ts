import { isReviewLinkOpen } from '../../domain/review-rules';
import type { OrderRow } from '../../orders/records/order-rows';
import { hashRequestKey } from './request-key';
import type { RequestRow } from './rows';
import type { Db } from '../../platform/database/row-helpers';

export interface FoundRequest {
  request: RequestRow;
  order: OrderRow;
  open: boolean;
}

/** What a link was mailed for; null when there never was such a link, or its order was forgotten with its account. */
export async function findRequest(db: Db, key: unknown, now = new Date()): Promise<FoundRequest | null> {
  const hash = hashRequestKey(key);
  if (!hash) return null;
  const request: RequestRow | undefined = await db('review_requests').where({ key_hash: hash, state: 'asked' }).first();
  if (!request) return null;
  const order: OrderRow | undefined = await db('orders').where({ id: request.order_id }).first();
  if (!order || order.account_state === 'deleted') return null;
  return { request, order, open: isReviewLinkOpen(new Date(request.asked_at), now) };
}
