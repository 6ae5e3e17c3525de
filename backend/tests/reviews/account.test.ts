import sharp from 'sharp';
import { expect, it } from 'vitest';
import { PASSWORD, get, signUp, withToken } from '../accounts/support/account';
import { act, findRow } from '../desk/support/desk';
import { settle } from '../orders/support/mollie';
import { makeVariant, orderData, placeOrder } from '../orders/support/shop';
import { call } from '../support/client';
import { decide, keyOf, letPass, listOf, onlyOf, open, said, writeWithPhotos } from './support/reviews';

it('a customer’s reviews are in their data export, and deleted with the account', async () => {
  const suit = await makeVariant({ stock: 5 });
  const person = await signUp();
  const order = await placeOrder(orderData([suit.item()]), withToken({}, person.jwt));
  await settle(order.orderNr, { status: 'paid' });
  const row = await findRow(order.orderNr);
  for (const step of ['ship', 'deliver']) await act(`orders/${row?.id}/${step}`);
  const made = { order, id: row?.id ?? '', email: person.email };
  await letPass(made, 11);
  const key = await keyOf(made);
  const content = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  await writeWithPhotos(key, said(suit.product, { fit: 'right' }), [{ name: 'a.png', content }]);
  const { id, version } = await onlyOf(made);
  await decide(id, 'publish', { version });
  const photo = (await listOf({ product: suit.product })).items[0]?.photos[0]?.url ?? '';
  expect((await call(photo)).status).toBe(200);

  const { body } = await get<{ data: { reviews: object[] } }>('users/me/export', person.headers);
  expect(body.data.reviews).toEqual([
    expect.objectContaining({
      stars: 4,
      fit: 'right',
      title: 'Fijn pak',
      name: 'Zoë V.',
      photos: 1,
      state: 'published',
    }),
  ]);

  const left = await call('/api/users/me', { method: 'DELETE', json: { password: PASSWORD }, headers: person.headers });
  expect(left.status).toBe(200);
  expect(await listOf({ product: suit.product })).toMatchObject({ total: 0, rating: { count: 0 } });
  expect((await call(photo)).status).toBe(404);
  expect((await open(key)).status).toBe(404);
});
