import { describe, expect, it } from 'vitest';
import { checkJsonLd } from '../../support/crawl/check-json-ld';

const check = (data: object): string[] => checkJsonLd(JSON.stringify({ '@context': 'https://schema.org', ...data }));

const offer = {
  '@type': 'Offer',
  price: '39.95',
  priceCurrency: 'EUR',
  availability: 'https://schema.org/InStock',
  itemCondition: 'https://schema.org/NewCondition',
  url: 'https://nl.example/shop/pak',
};
const product = { '@type': 'Product', name: 'Pak', image: 'https://nl.example/pak.webp', offers: offer };
const crumb = (position: number) => ({
  '@type': 'ListItem',
  position,
  name: 'Shop',
  item: 'https://nl.example/shop',
});

describe('checkJsonLd', () => {
  it('accepts valid data', () => {
    expect(check(product)).toEqual([]);
    expect(check({ '@type': 'BreadcrumbList', itemListElement: [crumb(1), crumb(2)] })).toEqual([]);
  });

  it.each<[string, object]>([
    ['a price with a comma', { ...product, offers: { ...offer, price: '39,95' } }],
    ['a currency in words', { ...product, offers: { ...offer, priceCurrency: 'euro' } }],
    ['a made-up availability', { ...product, offers: { ...offer, availability: 'https://schema.org/Soon' } }],
    ['an offer without address', { ...product, offers: { ...offer, url: undefined } }],
    ['a product without name', { ...product, name: '' }],
    ['a relative picture', { ...product, image: '/pak.webp' }],
    ['an offer that is missing', { ...product, offers: undefined }],
    [
      'a rating without reviews',
      { ...product, aggregateRating: { '@type': 'AggregateRating', ratingValue: 5, reviewCount: 0 } },
    ],
    [
      'a rating above five',
      { ...product, aggregateRating: { '@type': 'AggregateRating', ratingValue: 6, reviewCount: 1 } },
    ],
    [
      'a policy that is not defined',
      { ...product, offers: { ...offer, hasMerchantReturnPolicy: { '@id': 'https://nl.example/#returns' } } },
    ],
    ['crumbs in disorder', { '@type': 'BreadcrumbList', itemListElement: [crumb(2), crumb(1)] }],
    ['a single crumb', { '@type': 'BreadcrumbList', itemListElement: [crumb(1)] }],
    ['a question without answer', { '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', name: 'Waarom?' }] }],
    ['an unknown type', { '@type': 'Thing', name: 'x' }],
    ['a node without type', { name: 'x' }],
    ['an error in one node of a graph', { '@graph': [product, { ...product, name: undefined }] }],
  ])('finds %s', (_name, data) => {
    expect(check(data)).toHaveLength(1);
  });

  it('rejects a script that is not JSON', () => {
    expect(checkJsonLd('{"a":')).toHaveLength(1);
  });

  it('rejects another context', () => {
    expect(checkJsonLd('{"@context":"http://example.org","@type":"Product"}')).toEqual(['has no schema.org context']);
  });
});
