import { expect, it } from 'vitest';
import { toQueryString } from './query-string';

const read = (text: string): string => decodeURIComponent(text.replaceAll('+', ' '));

it("writes nested keys in Strapi's syntax", () => {
  expect(
    read(
      toQueryString({
        locale: 'de',
        filters: { slug: { $eq: 'a&b' } },
        populate: { seo: { populate: { image: true } } },
        sort: ['a:asc', 'b'],
      }),
    ),
  ).toBe('?locale=de&filters[slug][$eq]=a&b&populate[seo][populate][image]=true&sort[0]=a:asc&sort[1]=b');
});

it('omits undefined values and escapes the others', () => {
  expect(toQueryString({ locale: undefined, filters: {} })).toBe('');
  expect(toQueryString({ key: 'a&b=c' })).toBe('?key=a%26b%3Dc');
});
