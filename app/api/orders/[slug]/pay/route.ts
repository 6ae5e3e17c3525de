import { endpoint } from '@/lib/server/endpoint/endpoint';
import { orderAction } from '@/lib/server/endpoint/order-action';

/** Returns the order's open payment, or creates a new one. */
export const POST = endpoint<{ slug: string }>((call) => orderAction(call, { action: 'pay', timeoutMs: 30_000 }));
