import { expect, it } from 'vitest';
import { buildRss } from './rss';

const article = {
  id: 'a',
  slug: 'otter & co',
  title: 'Zwemmen < 3 & "drijven"',
  summary: 'Eerste\u0000 regel ]]> 🦦',
  picture: null,
  author: 'Zwotter',
  publishedOn: '2026-05-18',
  updatedOn: '2026-06-01',
  tags: [{ id: 't', slug: 'thuis', title: 'Thuis & buiten' }],
};
const feed = { title: 'Zwotter', description: '', locale: 'sv' as const };

it('escapes text and removes characters that XML forbids', () => {
  const xml = buildRss({ ...feed, articles: [article] });
  expect(xml).toContain('<title>Zwemmen &lt; 3 &amp; &quot;drijven&quot;</title>');
  expect(xml).toContain('<description>Eerste regel ]]&gt; 🦦</description>');
  expect(xml).toContain('<category>Thuis &amp; buiten</category>');
  expect(xml).toMatch(/<link>http[^<]+\/blogg\/otter%20%26%20co<\/link>/);
  expect(xml).toContain('<pubDate>Mon, 18 May 2026 00:00:00 GMT</pubDate>');
  expect(xml).toContain('<lastBuildDate>Mon, 01 Jun 2026 00:00:00 GMT</lastBuildDate>');
  expect(xml).toContain('<language>sv-se</language>');
});

it('is valid without articles', () => {
  const xml = buildRss({ ...feed, articles: [] });
  expect(xml).toContain('<description>Zwotter</description>');
  expect(xml).not.toContain('lastBuildDate');
  expect(xml).not.toContain('<item>');
});
