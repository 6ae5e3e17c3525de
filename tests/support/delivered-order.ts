import { randomUUID } from 'node:crypto';
import { expect, type BrowserContext } from '@playwright/test';
import { callAdmin } from './admin-api';
import { BUYER, operatePayment } from './buyer';
import { call, cartLine, originOf, post } from './shop';
import type { Locale } from '@/backend/contract/locales';

/** An order of one piece that was paid, sent and delivered; this browser may see it. */
export async function deliveredOrder(
  context: BrowserContext,
  locale: Locale,
  sku: string,
): Promise<{ url: string; email: string }> {
  const email = `delivered-${randomUUID()}@example.com`;
  const { firstname, lastname } = BUYER;
  const data = {
    user: { firstname, lastname, email },
    locale,
    cart: [await cartLine(locale, sku, 1)],
    shipping: BUYER,
    consent: { terms: true },
  };
  const answer = await post(locale, '/api/orders', { data }, { 'idempotency-key': randomUUID() });
  const { data: order } = answer.json<{ data: { orderNr: string; slug: string; paymentUrl: string } }>();
  const access = /order-access=([^;]+)/.exec([answer.headers['set-cookie']].flat().join(';'))?.[1] ?? '';
  await context.addCookies([{ name: 'order-access', value: access, url: originOf(locale) }]);
  await operatePayment(order.paymentUrl, 'status', { status: 'paid' });
  const status = async () =>
    (await call(locale, `/api/orders/${order.slug}`)).json<{ data: { status: string } }>().data.status;
  await expect.poll(status).toBe('paid');
  const found = await callAdmin<{ data: { id: string }[] }>(`/shop/desk/orders?state=all&q=${order.orderNr}`);
  const id = found.data[0]?.id ?? '';
  for (const step of ['ship', 'deliver']) await callAdmin(`/shop/orders/${id}/${step}`, { json: {} });
  return { url: `${originOf(locale)}/order/${order.slug}`, email };
}
