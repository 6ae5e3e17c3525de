import { randomUUID } from 'node:crypto';
import { call, cartLine, originOf, post, sandboxUrl } from '../support/shop';
import { expect, inTurn, test, text } from './support';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';
import { formatMoney } from '@/backend/contract/money';

/** Money that goes back is seen by the customer, whoever sent it. */

const buyer = {
  firstname: 'Sanne',
  lastname: 'de Vries',
  street: 'Otterkade',
  housenumber: '12',
  addition: '',
  info: '',
  postalCode: '3511 AB',
  city: 'Utrecht',
  country: 'nl',
};

interface Placed {
  orderNr: string;
  slug: string;
  status: string;
  paymentUrl: string;
}

async function placeOrder(locale: Locale): Promise<{ order: Placed; access: string }> {
  const { firstname, lastname } = buyer;
  const answer = await post(
    locale,
    '/api/orders',
    {
      data: {
        user: { firstname, lastname, email: `refund-${randomUUID()}@example.com` },
        locale,
        cart: [await cartLine(locale, 'ZW-PRO-BLUE-L', 2)],
        shipping: buyer,
        consent: { terms: true },
      },
    },
    { 'idempotency-key': randomUUID() },
  );
  const cookies = [answer.headers['set-cookie']].flat().join(';');
  return { order: answer.json<{ data: Placed }>().data, access: /order-access=([^;]+)/.exec(cookies)?.[1] ?? '' };
}

/** What the people at the provider do. */
const operate = (payment: string, action: string, form: Record<string, string>) =>
  fetch(`${sandboxUrl}/operator/${payment}/${action}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });

for (const [locale, screen] of [
  ['nl', '@desktop'],
  ['de', '@phone'],
] as const) {
  test(`a refund is on the order's page (${locale})`, { tag: inTurn(locale, screen, 'nl') }, async ({
    page,
    context,
  }) => {
    const { order, access } = await placeOrder(locale);
    await context.addCookies([{ name: 'order-access', value: access, url: originOf(locale) }]);
    const payment = new URL(order.paymentUrl).pathname.split('/').at(-1) ?? '';
    const status = async (): Promise<string> =>
      (await call(locale, `/api/orders/${order.slug}`)).json<{ data: Placed }>().data.status;
    await operate(payment, 'status', { status: 'paid' });
    await expect.poll(status).toBe('paid');
    await page.goto(`${originOf(locale)}/order/${order.slug}`);
    const section = page.getByRole('region', { name: text(locale, 'order.page.refunds.title') });
    await expect(page.getByRole('heading', { level: 1 })).toContainText(order.orderNr);
    await expect(section).toHaveCount(0);

    await operate(payment, 'refund', { amount: '12.50' });
    await expect.poll(status).toBe('partially_refunded');
    await page.reload();
    await expect(section.getByRole('listitem')).toHaveCount(1);
    await expect(section).toContainText(formatMoney({ amount: 1250, currency: 'EUR' }, LOCALE_SETTINGS[locale].tag));

    // The bank could not deliver it: nobody is told of money that does not come.
    await operate(payment, 'fail-refund', {});
    await expect.poll(status).toBe('paid');
    await page.reload();
    await expect(section).toHaveCount(0);
  });
}
