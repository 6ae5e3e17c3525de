import { z } from 'zod';
import { requestData } from '@/lib/backend/client';
import { BackendError } from '@/lib/backend/errors';
import { writeOrderAccessCookie } from '@/lib/session/cookies';
import { endpoint } from '@/lib/server/endpoint/endpoint';
import { pageNotFound } from '@/lib/backend/endpoint-errors';
import { seeOther } from '@/lib/server/endpoint/see-other';
import { getPagePath } from '@/lib/content/pages/page-queries';
import { addOrderAccess, isOrderSlug } from '@/lib/session/order-access-cookie';
import { isInvoiceNumber } from '@/backend/contract/invoice-number';
import { documentPath, orderPath, orderWithdrawalPath } from '@/backend/contract/paths';
import { type Locale } from '@/backend/contract/locales';

const granted = z.object({ accessKey: z.string() });

/** Dutch slug of the page that shows the lessons. */
const ACADEMY = 'academy';

/** Mails lead to the order, to its lessons, to one of its documents or straight to withdrawing from it, and nowhere else. */
async function targetOf(slug: string, to: string | null, locale: Locale): Promise<string> {
  if (to === ACADEMY) return getPagePath(locale, ACADEMY).catch(() => orderPath(slug));
  if (to === 'withdraw') return orderWithdrawalPath(slug);
  return isInvoiceNumber(to) ? documentPath(slug, to) : orderPath(slug);
}

/**
 * The link in the mail, to the order or with `to` to a part of it. A wrong key leads to the order too, which then
 * shows what anyone may see of it.
 */
export const GET = endpoint<{ slug: string }>(async ({ request, params: { slug }, caller, secure, orderAccess }) => {
  if (!isOrderSlug(slug)) throw pageNotFound(request.nextUrl.pathname);
  const { searchParams } = request.nextUrl;
  const to = searchParams.get('to');
  const path = await targetOf(slug, to, caller.locale);
  try {
    const key = searchParams.get('key') ?? '';
    const { accessKey } = await requestData(`/orders/${slug}/access`, granted, { caller, query: { key } });
    return seeOther(path, [writeOrderAccessCookie(addOrderAccess(orderAccess, { slug, key: accessKey }), secure)]);
  } catch (error) {
    if (error instanceof BackendError) return seeOther(to === 'withdraw' ? path : orderPath(slug));
    throw error;
  }
});
