import { endpoint } from '@/lib/server/endpoint/endpoint';
import { orderAction } from '@/lib/server/endpoint/order-action';
import { readJsonObject } from '@/lib/server/endpoint/read-body';

/** Ends an exchange: its customer keeps the piece. */
export const POST = endpoint<{ slug: string }>(async (call) =>
  orderAction(call, { action: 'exchange/end', body: await readJsonObject(call.request) }),
);
