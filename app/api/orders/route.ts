import { z } from 'zod';
import { withSession } from '@/lib/server/endpoint/with-session';
import { readJsonObject } from '@/lib/server/endpoint/read-body';
import { requireCaptcha } from '@/lib/server/endpoint/captcha';
import { writeOrderAccessCookie } from '@/lib/session/cookies';
import { jsonResponse, endpoint } from '@/lib/server/endpoint/endpoint';
import { malformed } from '@/lib/backend/endpoint-errors';
import { forward } from '@/lib/backend/forward-request';
import { addOrderAccess } from '@/lib/session/order-access-cookie';
import { ORDER_ACCESS_HEADER } from '@/backend/contract/headers';

const KEY = /^[\x21-\x7e]{1,200}$/;
const created = z.looseObject({ data: z.looseObject({ slug: z.string(), accessKey: z.string().optional() }) });

const MAX_PAGE = 9_999;

/** The customer's own orders, newest first. */
export const GET = endpoint((call) =>
  withSession(call, async () => {
    const page = Number(call.request.nextUrl.searchParams.get('page') ?? 1);
    if (!Number.isInteger(page) || page < 1 || page > MAX_PAGE) throw malformed('The page number is invalid');
    const { json } = await forward('/orders', { caller: call.caller, query: { page } });
    return jsonResponse(json);
  }),
);

/** Places an order. The access key stays in an HttpOnly cookie. */
export const POST = endpoint(async ({ request, caller, secure, orderAccess }) => {
  const key = request.headers.get('idempotency-key');
  if (key !== null && !KEY.test(key)) throw malformed('The Idempotency-Key is invalid');
  const body = await readJsonObject(request);
  // A blocked captcha does not prevent ordering; an invalid or reused token does.
  await requireCaptcha(request.headers, 'checkout', { optional: true });
  const { status, json } = await forward('/orders', {
    method: 'POST',
    body,
    caller,
    headers: {
      ...(key !== null && { 'idempotency-key': key }),
      ...(orderAccess && { [ORDER_ACCESS_HEADER]: orderAccess }),
    },
    // Includes the time for creating the payment at the provider.
    timeoutMs: 30_000,
  });
  const { data, ...rest } = created.parse(json);
  const { accessKey, ...order } = data;
  const cookies = accessKey
    ? [writeOrderAccessCookie(addOrderAccess(orderAccess, { slug: order.slug, key: accessKey }), secure)]
    : [];
  return jsonResponse({ ...rest, data: order }, { status, cookies });
});
