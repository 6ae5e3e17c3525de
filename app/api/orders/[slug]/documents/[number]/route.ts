import { endpoint } from '@/lib/server/endpoint/endpoint';
import { pageNotFound } from '@/lib/backend/endpoint-errors';
import { forwardFile } from '@/lib/backend/forward-request';
import { isOrderSlug } from '@/lib/session/order-access-cookie';
import { isInvoiceNumber } from '@/backend/contract/invoice-number';
import { orderAccessHeaders } from '@/lib/backend/order-access-headers';

/** Invoice or credit note as PDF, for the order's owner; 404 for everybody else. */
export const GET = endpoint<{ slug: string; number: string }>(async ({ request, params, caller, orderAccess }) => {
  const { slug, number } = params;
  if (!isOrderSlug(slug) || !isInvoiceNumber(number)) throw pageNotFound(request.nextUrl.pathname);
  return forwardFile(`/orders/${slug}/documents/${number}`, 'application/pdf', {
    caller,
    headers: orderAccessHeaders(orderAccess),
    // The first request may wait until the PDF is generated.
    timeoutMs: 30_000,
  });
});
