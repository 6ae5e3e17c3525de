// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { buildAgentFeed } from '@/lib/discovery/feeds/agent-feed';
import { makeProduct, makeSource, makeVariant } from '@/lib/discovery/feeds/feeds.fixtures';
import { buildGoogleFeed } from '@/lib/discovery/feeds/google-feed';
import { toFeedItems } from '@/lib/discovery/feeds/to-feed-items';
import { parseAgentFeed } from '../support/feeds/agent-schema';
import { parseGoogleFeed } from '../support/feeds/google-schema';

const long = 'word '.repeat(2000);
const reduced = {
  price: { amount: 2900, currency: 'EUR' },
  reduction: { from: { amount: 4495, currency: 'EUR' }, percent: 35 },
  saleStarts: '2026-11-20T09:00:00.000Z',
  saleEnds: '2026-12-01T00:00:00.000Z',
};
const items = toFeedItems(
  makeSource([
    makeProduct(),
    makeProduct({ id: 'p-2', maker: 'Seal Inc.', category: '', variants: [makeVariant({ id: 'v-2', ...reduced })] }),
    makeProduct({
      id: 'p-3',
      title: long,
      summary: long,
      maker: long,
      details: [{ label: long, text: long }],
      variants: [makeVariant({ id: 'v-3', gtin: '4006381333931', availability: 'sold_out', options: {} })],
    }),
  ]),
);
const channel = { title: 'Zwotter', description: '', link: 'http://en.localhost:3000/' };
const seller = { name: 'Zwotter', url: 'http://en.localhost:3000/', country: 'NL' };
const xml = buildGoogleFeed(channel, items);
const lines = buildAgentFeed(seller, items);

describe('a feed with products of every kind', () => {
  it('follows Google’s specification', () => {
    expect(parseGoogleFeed(xml).item.map(({ id }) => id)).toEqual(['v-2', 'v-3', 'v-blue-m', 'v-pink-m']);
  });

  it('follows OpenAI’s specification', () => {
    expect(parseAgentFeed(lines)).toHaveLength(4);
  });
});

describe('the schemas refuse', () => {
  it.each([
    ['an unknown element', xml.replaceAll('g:condition', 'g:state')],
    ['a price without currency', xml.replace('44.95 EUR', '44.95')],
    ['an element outside of the namespace', xml.replace('<g:id>v-2</g:id>', '<id>v-2</id>')],
    ['an id twice', xml.replace('<g:id>v-2</g:id>', '<g:id>v-3</g:id>')],
    ['a missing identifier', xml.replace('<g:identifier_exists>no</g:identifier_exists>', '')],
    ['another availability', xml.replace('in_stock', 'in stock')],
    ['a sale above the price', xml.replace('29.00 EUR', '99.00 EUR')],
    ['an empty feed', xml.replaceAll(/<item>[^]*<\/item>\n/g, '')],
    ['markup that is not closed', xml.replace('</item>', '')],
  ])('%s in XML', (_, broken) => {
    expect(broken).not.toBe(xml);
    expect(() => parseGoogleFeed(broken)).toThrow();
  });

  it.each([
    ['an unknown field', lines.replace('"condition"', '"state"')],
    ['checkout', lines.replace('"is_eligible_checkout":false', '"is_eligible_checkout":true')],
    ['a group without its variants', lines.replace('"listing_has_variations":true', '"listing_has_variations":false')],
    ['an id twice', lines.replace('"item_id":"v-2"', '"item_id":"v-3"')],
    ['an empty feed', '\n'],
  ])('%s in JSON', (_, broken) => {
    expect(broken).not.toBe(lines);
    expect(() => parseAgentFeed(broken)).toThrow();
  });
});
