import { describe, expect, it } from 'vitest';
import type { AnnouncedPromotion } from '@/backend/contract/promotions';
import { announcementsFor } from './announce';

const named = (id: string) => ({ id, title: id.toUpperCase(), slug: id });
const promotion = (over: Partial<AnnouncedPromotion>): AnnouncedPromotion => ({
  kind: 'pair',
  percent: 15,
  price: null,
  currency: 'EUR',
  minSubtotal: 0,
  products: [],
  gift: null,
  ...over,
});
const keys = (product: string, one: AnnouncedPromotion) => announcementsFor(product, [one], 'en').map(({ key }) => key);

describe('announcementsFor', () => {
  it('names the other products of a group', () => {
    const pair = promotion({ products: ['mini', 'pro', 'classic'].map(named) });
    const [{ key, values } = { key: '', values: null }] = announcementsFor('pro', [pair], 'en');
    expect([key, values?.titles, values?.percent]).toEqual(['pairWith', 'MINI or CLASSIC', '15']);
    expect(keys('mini', promotion({ products: [named('mini')] }))).toEqual(['pair']);
  });

  it('names three of a large group, and all of a set', () => {
    const products = ['a', 'b', 'c', 'd', 'e'].map(named);
    const titles = (one: AnnouncedPromotion) => announcementsFor('a', [one], 'en')[0]?.values.titles;
    expect(titles(promotion({ products }))).toBe('B, C or D');
    expect(titles(promotion({ kind: 'set', products }))).toBe('B, C, D and E');
  });

  it('says nothing on pages of products that are not part of it', () => {
    expect(keys('poncho', promotion({ products: [named('mini')] }))).toEqual([]);
  });

  it('announces a gift that an amount brings everywhere but on the page of the gift', () => {
    const gift = promotion({ kind: 'gift', percent: null, minSubtotal: 7500, gift: named('goggles') });
    expect(keys('mini', gift)).toEqual(['giftFrom']);
    expect(keys('goggles', gift)).toEqual([]);
    expect(keys('mini', { ...gift, minSubtotal: 0, products: [named('mini')] })).toEqual(['gift']);
  });

  it('announces everywhere what an amount makes cheaper', () => {
    const threshold = promotion({ kind: 'threshold', percent: 10, minSubtotal: 10_000 });
    expect(announcementsFor('mini', [threshold], 'en')).toMatchObject([
      { key: 'threshold', values: { percent: '10', amount: '€100.00' } },
    ]);
  });

  it('writes the price of a set in the currency of the domain', () => {
    const set = promotion({
      kind: 'set',
      percent: null,
      price: 99900,
      currency: 'SEK',
      products: ['mini', 'poncho'].map(named),
    });
    expect(announcementsFor('mini', [set], 'sv')).toMatchObject([
      { key: 'set', values: { price: '999\u00a0kr', titles: 'PONCHO' } },
    ]);
  });
});
