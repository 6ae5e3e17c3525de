import 'server-only';
import { pageNotFound } from '@/lib/backend/endpoint-errors';
import { forward } from '@/lib/backend/forward-request';
import { orderAccessHeaders } from '@/lib/backend/order-access-headers';
import { isOrderSlug } from '@/lib/session/order-access-cookie';
import { type Call, jsonResponse } from './endpoint';

/** Below the 20 seconds that the browser waits. */
const TIMEOUT_MS = 18_000;

interface OrderAction {
  /** After the order's path in the backend. */
  action: string;
  body?: Record<string, unknown>;
  timeoutMs?: number;
}

/** Passes something that a customer does with an own order on to the backend, with the keys of the browser's orders. */
export async function orderAction(
  { request, params, caller, orderAccess }: Call<{ slug: string }>,
  { action, body = {}, timeoutMs = TIMEOUT_MS }: OrderAction,
): Promise<Response> {
  if (!isOrderSlug(params.slug)) throw pageNotFound(request.nextUrl.pathname);
  const { status, json } = await forward(`/orders/${params.slug}/${action}`, {
    method: 'POST',
    body,
    caller,
    headers: orderAccessHeaders(orderAccess),
    timeoutMs,
  });
  return jsonResponse(json, { status });
}
