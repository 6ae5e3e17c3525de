import { z } from 'zod';
import { requestData } from '@/lib/backend/client';
import { BackendError } from '@/lib/backend/errors';
import { writeOrderAccessCookie } from '@/lib/session/cookies';
import { endpoint } from '@/lib/server/endpoint/endpoint';
import { pressMailLink } from '@/lib/server/endpoint/mail-link';
import { pageNotFound } from '@/lib/backend/endpoint-errors';
import { seeOther } from '@/lib/server/endpoint/see-other';
import { getPagePath } from '@/lib/content/pages/page-queries';
import { addOrderAccess, isOrderSlug } from '@/lib/session/order-access-cookie';
import { isInvoiceNumber } from '@/backend/contract/invoice-number';
import { documentPath, orderPath, orderWithdrawalPath } from '@/backend/contract/paths';
import { type Locale } from '@/backend/contract/locales';
import { PAGE_SLUGS } from '@/backend/contract/page-slugs';

const granted = z.object({ accessKey: z.string() });

/** Dutch slug of the page that lists the lessons. */
const ACADEMY = 'academy';

/** Mails may link to the order, its lessons, its invoices or its withdrawal form, and nothing else. */
async function targetOf(slug: string, to: string | null, locale: Locale): Promise<string> {
  if (to === ACADEMY) return getPagePath(locale, PAGE_SLUGS.academy).catch(() => orderPath(slug));
  if (to === 'withdraw') return orderWithdrawalPath(slug);
  return isInvoiceNumber(to) ? documentPath(slug, to) : orderPath(slug);
}

/** Uses up a mailed link that opens the order once. */
export const POST = endpoint<{ slug: string }>(async (call) => {
  const { slug } = call.params;
  if (!isOrderSlug(slug)) throw pageNotFound(call.request.nextUrl.pathname);
  return pressMailLink(call, {
    link: 'order',
    order: slug,
    path: `/orders/${slug}/access`,
    done: (json) => {
      const { accessKey } = z.object({ data: granted }).parse(json).data;
      const access = addOrderAccess(call.orderAccess, { slug, key: accessKey });
      return seeOther(orderPath(slug), [writeOrderAccessCookie(access, call.secure)]);
    },
    refused: () => orderPath(slug),
  });
});

/**
 * Resolves the link of an order's mails to the order, or with `to` to a part of it. With a wrong key it still redirects to the order,
 * which then shows its public part only.
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
