import { cookies, headers } from 'next/headers';
import 'server-only';
import { isSecureHost, isToken, sessionCookieName } from '@/lib/session/cookies';
import { ORDER_ACCESS_COOKIE } from '@/lib/session/order-access-cookie';
import type { OrderViewer } from './order-queries';
import { type Locale } from '@/backend/contract/locales';

/** The visitor's credentials for orders, which decide how much is shown. Makes a page dynamic. */
export async function readOrderViewer(locale: Locale): Promise<OrderViewer> {
  const [jar, head] = await Promise.all([cookies(), headers()]);
  const secure = isSecureHost(head.get('host'));
  const session = jar.get(sessionCookieName(secure))?.value;
  return {
    locale,
    access: jar.get(ORDER_ACCESS_COOKIE)?.value,
    session: isToken(session) ? session : undefined,
    ip: head.get('x-forwarded-for') ?? undefined,
  };
}
