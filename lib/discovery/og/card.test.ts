import { describe, expect, it } from 'vitest';
import { type Brand, type Card, cardPath, cardVersion } from './card';

const media = (url: string) => ({ url, width: 800, height: 600, alt: '' });
const card: Card = { kind: 'product', id: 'abc', title: 'Pak', eyebrow: 'Shop', picture: media('/media/pak.webp') };
const brand: Brand = { siteName: 'Zwotter', logo: media('/media/logo.svg') };

describe('cardVersion', () => {
  it('is stable for the same content', () => {
    expect(cardVersion({ ...card }, { ...brand })).toBe(cardVersion(card, brand));
  });

  it.each<[string, Card, Brand]>([
    ['title', { ...card, title: 'Pak plus' }, brand],
    ['word above it', { ...card, eyebrow: 'Winkel' }, brand],
    ['picture', { ...card, picture: media('/media/ander.webp') }, brand],
    ['missing picture', { ...card, picture: null }, brand],
    ['name of the shop', card, { ...brand, siteName: 'Otter' }],
    ['logo', card, { ...brand, logo: null }],
  ])('changes with the %s', (_name, otherCard, otherBrand) => {
    expect(cardVersion(otherCard, otherBrand)).not.toBe(cardVersion(card, brand));
  });
});

it('contains locale, kind, entry and version in the URL', () => {
  expect(cardPath('sv', card, brand)).toBe(`/media/og/sv/product/abc.png?v=${cardVersion(card, brand)}`);
});
