// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeProduct, makeSource, makeVariant } from './feeds.fixtures';
import { buildGoogleFeed } from './google-feed';
import { toFeedItems } from './to-feed-items';
import type { FeedProduct, FeedVariant } from './types';

const channel = { title: 'Zwotter', description: 'Learning to swim', link: 'http://en.localhost:3000/' };
const build = (...products: FeedProduct[]) => buildGoogleFeed(channel, toFeedItems(makeSource(products)));
const of = (variant: Partial<FeedVariant>, product: Partial<FeedProduct> = {}) =>
  build(makeProduct({ ...product, variants: [makeVariant(variant)] }));

const parse = (xml: string): Document => new DOMParser().parseFromString(xml, 'application/xml');

describe('an item of the feed', () => {
  it('has the elements of Google’s specification', () => {
    const xml = build(makeProduct());
    for (const element of [
      '<g:id>v-blue-m</g:id>',
      '<g:item_group_id>p-classic</g:item_group_id>',
      '<g:title>Zwotter Classic Blue M</g:title>',
      '<g:link>http://en.localhost:3000/shop/classic?color=blue&amp;size=m</g:link>',
      '<g:availability>in_stock</g:availability>',
      '<g:price>44.95 EUR</g:price>',
      '<g:brand>Zwotter</g:brand><g:mpn>ZW-BLUE-M</g:mpn>',
      '<g:condition>new</g:condition>',
      '<g:google_product_category>Sporting Goods &gt; Swimming</g:google_product_category>',
      '<g:color>Blue</g:color><g:size>M</g:size><g:age_group>kids</g:age_group><g:gender>unisex</g:gender>',
      '<g:product_detail><g:attribute_name>Material</g:attribute_name><g:attribute_value>82% polyester</g:attribute_value></g:product_detail>',
      '<g:shipping><g:country>NL</g:country><g:price>3.95 EUR</g:price><g:min_handling_time>0</g:min_handling_time><g:max_handling_time>0</g:max_handling_time><g:min_transit_time>1</g:min_transit_time><g:max_transit_time>2</g:max_transit_time></g:shipping>',
    ])
      expect(xml).toContain(element);
    expect(xml).not.toContain('identifier_exists');
    expect(xml).not.toContain('sale_price');
  });

  it('without GTIN and MPN says that there are none', () => {
    const xml = of({}, { maker: 'Seal Inc.' });
    expect(xml).toContain('<g:brand>Seal Inc.</g:brand><g:identifier_exists>no</g:identifier_exists>');
    expect(of({ gtin: '4006381333931' }, { maker: 'Seal Inc.' })).toContain('<g:gtin>4006381333931</g:gtin>');
    expect(of({ gtin: '4006381333931' }, { maker: 'Seal Inc.' })).not.toContain('identifier_exists');
  });

  it('that is sold out says so', () => {
    expect(of({ availability: 'sold_out' })).toContain('<g:availability>out_of_stock</g:availability>');
  });

  it('on sale has both prices, and the dates if both are known', () => {
    const reduced = {
      price: { amount: 2900, currency: 'EUR' },
      reduction: { from: { amount: 4495, currency: 'EUR' }, percent: 35 },
    };
    const dates = { saleStarts: '2026-11-20T09:00:00.000Z', saleEnds: '2026-12-01T00:00:00.000Z' };
    const xml = of({ ...reduced, ...dates });
    expect(xml).toContain('<g:price>44.95 EUR</g:price><g:sale_price>29.00 EUR</g:sale_price>');
    expect(xml).toContain(
      '<g:sale_price_effective_date>2026-11-20T09:00Z/2026-12-01T00:00Z</g:sale_price_effective_date>',
    );
    for (const open of [
      reduced,
      { ...reduced, saleEnds: dates.saleEnds },
      { ...reduced, saleStarts: dates.saleStarts },
    ])
      expect(of(open)).not.toContain('effective_date');
  });
});

describe('the XML', () => {
  it('escapes what editors type', () => {
    const xml = of({}, { title: 'Otter & "Co" <b>' });
    expect(xml).toContain('<g:title>Otter &amp; &quot;Co&quot; &lt;b&gt; Blue M</g:title>');
  });

  it('is well-formed whatever the texts are, and says them unchanged', () => {
    const text = fc.string({ unit: 'binary', maxLength: 40 });
    fc.assert(
      fc.property(text, text, text, (title, summary, maker) => {
        const xml = of({}, { title: `x${title}`, summary, maker, details: [{ label: title, text: summary }] });
        const document = parse(xml);
        expect(document.querySelector('parsererror')).toBeNull();
        expect(document.getElementsByTagName('item')).toHaveLength(1);
      }),
      { numRuns: 25 },
    );
    const said = parse(of({}, { title: 'a]]>b &amp; ü🦦' })).getElementsByTagName('g:title')[0]?.textContent;
    expect(said).toBe('a]]>b &amp; ü🦦 Blue M');
  });
});
