import { expect, it } from 'vitest';
import { brandOf } from './brand';

const shop = { siteName: 'Zwotter', companyName: 'Otter Ltd' };

it.each(['', 'Otter Ltd', 'Zwotter'])('“%s” makes the shop’s own products', (maker) => {
  expect(brandOf(maker, shop)).toEqual({ brand: 'Zwotter', isOwn: true });
});

it('another maker is a brand of its own', () => {
  expect(brandOf('Seal Inc.', shop)).toEqual({ brand: 'Seal Inc.', isOwn: false });
});
