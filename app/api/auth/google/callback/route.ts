import { extractToken } from '@/lib/server/endpoint/auth-calls';
import { writeSessionCookies } from '@/lib/session/cookies';
import { jsonResponse, endpoint } from '@/lib/server/endpoint/endpoint';
import { malformed, unauthorized } from '@/lib/backend/endpoint-errors';
import { forward } from '@/lib/backend/forward-request';
import { orderAccessHeaders } from '@/lib/backend/order-access-headers';

/** The landing page exchanges the one-time code from Google for a session. */
export const GET = endpoint(
  async ({ request, caller, secure, orderAccess }) => {
    const code = request.nextUrl.searchParams.get('access_token');
    if (!code) throw malformed('access_token is missing');
    const { json } = await forward('/auth/google/callback', {
      caller,
      query: { access_token: code },
      headers: orderAccessHeaders(orderAccess),
    });
    const { jwt, rest } = extractToken(json);
    if (!jwt) throw unauthorized();
    return jsonResponse({ data: rest }, { cookies: writeSessionCookies(jwt, secure) });
  },
  { device: true },
);
