import { z } from 'zod';
import { requestData } from '@/lib/backend/client';
import { BackendError } from '@/lib/backend/errors';
import { writeOrderAccess } from '@/lib/endpoint/cookies';
import { endpoint } from '@/lib/endpoint/endpoint';
import { pageNotFound } from '@/lib/endpoint/errors';
import { seeOther } from '@/lib/endpoint/redirect';
import { addOrderAccess, isOrderSlug } from '@/lib/orders/access-cookie';
import { isDocumentNumber } from '@/lib/orders/documents';
import { documentPath, orderPath, orderWithdrawalPath } from '@/lib/paths';

const granted = z.object({ accessKey: z.string() });

/** Mails lead to the order, to one of its documents or straight to withdrawing from it, and nowhere else. */
function targetOf(slug: string, to: string | null): string {
  if (to === 'withdraw') return orderWithdrawalPath(slug);
  return isDocumentNumber(to) ? documentPath(slug, to) : orderPath(slug);
}

/**
 * The link in the mail, to the order or with `to` to a part of it. A wrong key leads to the order too, which then
 * shows what anyone may see of it.
 */
export const GET = endpoint<{ slug: string }>(async ({ request, params: { slug }, caller, secure, orderAccess }) => {
  if (!isOrderSlug(slug)) throw pageNotFound(request.nextUrl.pathname);
  const path = targetOf(slug, request.nextUrl.searchParams.get('to'));
  try {
    const key = request.nextUrl.searchParams.get('key') ?? '';
    const { accessKey } = await requestData(`/orders/${slug}/access`, granted, { caller, query: { key } });
    return seeOther(path, [writeOrderAccess(addOrderAccess(orderAccess, { slug, key: accessKey }), secure)]);
  } catch (error) {
    if (error instanceof BackendError)
      return seeOther(isDocumentNumber(request.nextUrl.searchParams.get('to')) ? orderPath(slug) : path);
    throw error;
  }
});
