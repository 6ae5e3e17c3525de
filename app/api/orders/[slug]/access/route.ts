import { z } from 'zod';
import { requestData } from '@/lib/backend/client';
import { BackendError } from '@/lib/backend/errors';
import { writeOrderAccess } from '@/lib/endpoint/cookies';
import { endpoint } from '@/lib/endpoint/endpoint';
import { pageNotFound } from '@/lib/endpoint/errors';
import { seeOther } from '@/lib/endpoint/redirect';
import { addOrderAccess, isOrderSlug } from '@/lib/orders/access-cookie';
import { orderPath, orderWithdrawalPath } from '@/lib/paths';

const granted = z.object({ accessKey: z.string() });

/** The link in the mail. A wrong key leads to the order too, which then shows what anyone may see of it. */
export const GET = endpoint<{ slug: string }>(async ({ request, params: { slug }, caller, secure, orderAccess }) => {
  if (!isOrderSlug(slug)) throw pageNotFound(request.nextUrl.pathname);
  // Mails lead to the order or straight to withdrawing from it, and nowhere else.
  const path = request.nextUrl.searchParams.get('to') === 'withdraw' ? orderWithdrawalPath(slug) : orderPath(slug);
  try {
    const key = request.nextUrl.searchParams.get('key') ?? '';
    const { accessKey } = await requestData(`/orders/${slug}/access`, granted, { caller, query: { key } });
    return seeOther(path, [writeOrderAccess(addOrderAccess(orderAccess, { slug, key: accessKey }), secure)]);
  } catch (error) {
    if (error instanceof BackendError) return seeOther(path);
    throw error;
  }
});
