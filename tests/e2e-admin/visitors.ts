import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { mailsTo } from './mails';
import { asOwner, post, readJson, sellOrder, storefrontHeaders } from './support';

/** What a visitor wrote into the contact form; returns the name that it is found by. */
export async function askQuestion(): Promise<string> {
  const name = `Vera ${Date.now().toString(36)}`;
  const values = { name, email: 'vera@example.nl', message: 'Welke maat past bij 18 kg?', agreed: true };
  await post('/api/forms/contact', { data: { values, locale: 'nl', token: randomUUID() } });
  return name;
}

/** A review of a delivered order, which waits for the shop; returns its title. */
export async function writeReview(): Promise<string> {
  const { orderNr, email } = await sellOrder('Recensie', 1, 'nl', { askReview: true });
  const headers = await asOwner();
  const { data } = await readJson<{ data: { id: string }[] }>(`/shop/desk/orders?state=pack&q=${orderNr}`, { headers });
  for (const step of ['ship', 'deliver']) await post(`/shop/orders/${data[0]?.id}/${step}`, {}, headers);
  const keyIn = async (): Promise<string> =>
    (await mailsTo(email)).map((text) => /\/review\/([\w-]{43})(?:\s|$)/.exec(text)?.[1] ?? '').find(Boolean) ?? '';
  await expect.poll(keyIn).not.toBe('');
  const key = { 'x-review-key': await keyIn(), 'x-shop-locale': 'nl' };
  const form = await readJson<{ data: { products: { id: string }[] } }>('/api/reviews/request', {
    headers: { ...storefrontHeaders(), ...key },
  });
  const title = `Fijn pak ${Date.now().toString(36)}`;
  const productId = form.data.products[0]?.id;
  await post('/api/reviews', { data: { productId, stars: 4, title, text: 'Zit goed.', name: 'Zoë V.' } }, key);
  return title;
}
