import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { BUYER, operatePayment } from '../support/buyer';
import { call, cartLine, post } from '../support/shop';

type Half = 'METRICS_PORT' | 'BACKEND_METRICS_PORT';

async function scrape(half: Half): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${process.env[half]}/metrics`);
  expect(response.status).toBe(200);
  return response.text();
}

const seriesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

/** Sum of the series that begin with this text. */
const valueOf = (text: string, series: string): number =>
  seriesOf(text)
    .filter((line) => line.startsWith(series))
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);

it('a purchase is measured in both halves, without personal data', async () => {
  const before = await scrape('BACKEND_METRICS_PORT');
  const email = `gemeten.klant-${randomUUID()}@privat.example`;
  const body = {
    data: {
      user: { firstname: 'Zoë', lastname: 'Onvermeldbaar', email },
      locale: 'nl',
      cart: [await cartLine('nl', 'ZW-PRO-BLUE-M')],
      shipping: { ...BUYER, lastname: 'Onvermeldbaar', street: 'Verzwegenlaan' },
      consent: { terms: true },
    },
  };
  const key = { 'idempotency-key': randomUUID() };
  const ordered = await post('nl', '/api/orders', body, key);
  expect(ordered.status).toBe(201);
  // The same order again is not another one.
  expect((await post('nl', '/api/orders', body, key)).status).toBe(201);
  const { data } = ordered.json<{ data: { slug: string; paymentUrl: string } }>();
  await operatePayment(data.paymentUrl, 'status', { status: 'paid' });

  const more = async (series: string): Promise<number> =>
    valueOf(await scrape('BACKEND_METRICS_PORT'), series) - valueOf(before, series);
  await expect.poll(() => more('shop_payment_changes_total{state="paid"}')).toBeGreaterThanOrEqual(1);
  expect(await more('shop_orders_placed_total')).toBe(1);
  const [storefront, backend] = [await scrape('METRICS_PORT'), await scrape('BACKEND_METRICS_PORT')];
  const request = 'shop_http_request_duration_seconds_count{method="POST",route="/api/orders",status="2xx"}';
  for (const text of [storefront, backend]) expect(valueOf(text, request)).toBeGreaterThanOrEqual(2);
  expect(valueOf(storefront, 'shop_backend_call_duration_seconds_count{kind="call",result="ok"}')).toBeGreaterThan(1);
  expect(valueOf(backend, 'shop_database_up')).toBe(1);
  expect(valueOf(backend, 'shop_database_connections')).toBeGreaterThan(0);
  expect(valueOf(backend, 'shop_job_runs_total{job_name="outbox",result="ok"}')).toBeGreaterThan(0);
  for (const word of [email, 'privat', 'Onvermeldbaar', 'Verzwegenlaan', data.slug, 'Zoë'])
    expect(storefront + backend).not.toContain(word);
});

it('a page from memory counts as a hit', async () => {
  const hits = async () => valueOf(await scrape('METRICS_PORT'), 'shop_page_cache_requests_total{result="hit"}');
  const before = await hits();
  await expect
    .poll(async () => {
      await call('nl', '/');
      return hits();
    })
    .toBeGreaterThan(before);
  const text = await scrape('METRICS_PORT');
  expect(valueOf(text, 'shop_page_cache_pages')).toBeGreaterThan(0);
  expect(valueOf(text, 'shop_page_cache_bytes')).toBeGreaterThan(1000);
});

it('strange paths make no series of their own', async () => {
  const asked = 'shop_http_request_duration_seconds_count{method="GET",route="/api/orders/:slug",status="4xx"}';
  const before = valueOf(await scrape('BACKEND_METRICS_PORT'), asked);
  const ids = Array.from({ length: 20 }, () => randomUUID());
  for (const id of ids)
    await Promise.all([
      call('nl', `/api/orders/${id}`),
      call('nl', `/api/${id}/x`),
      call('nl', `/${id}`),
      fetch(`${process.env.BACKEND_URL}/api/${id}`),
    ]);
  const more = async () => valueOf(await scrape('BACKEND_METRICS_PORT'), asked) - before;
  await expect.poll(more).toBeGreaterThanOrEqual(ids.length);
  const text = (await scrape('METRICS_PORT')) + (await scrape('BACKEND_METRICS_PORT'));
  for (const id of ids) expect(text).not.toContain(id);
});

it("the shop's own ports and other paths have no metrics", async () => {
  expect((await call('nl', '/metrics')).status).toBe(404);
  expect((await fetch(`${process.env.BACKEND_URL}/metrics`)).status).toBe(404);
  for (const half of ['METRICS_PORT', 'BACKEND_METRICS_PORT'] as const) {
    const address = `http://127.0.0.1:${process.env[half]}`;
    expect((await fetch(`${address}/`)).status).toBe(404);
    expect((await fetch(`${address}/metrics`, { method: 'POST' })).status).toBe(404);
  }
});
