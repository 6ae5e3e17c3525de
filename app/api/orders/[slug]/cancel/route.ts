import { endpoint } from '@/lib/server/endpoint/endpoint';
import { orderAction } from '@/lib/server/endpoint/order-action';

/** Cancels an order that is not packed yet, for its customer. */
export const POST = endpoint<{ slug: string }>((call) => orderAction(call, { action: 'cancel' }));
