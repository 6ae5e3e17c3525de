import { endpoint } from '@/lib/server/endpoint/endpoint';
import { orderAction } from '@/lib/server/endpoint/order-action';
import { readJsonObject } from '@/lib/server/endpoint/read-body';

/** Exchanges a piece of a sent order for another size, for its customer. */
export const POST = endpoint<{ slug: string }>(async (call) =>
  orderAction(call, { action: 'exchange', body: await readJsonObject(call.request) }),
);
