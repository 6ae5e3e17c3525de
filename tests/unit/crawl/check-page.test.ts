import { describe, expect, it } from 'vitest';
import { checkPage } from '../../support/crawl/check-page';
import { page } from './sample';

const rulesOf = (spoil: (html: string) => string): string[] => [
  ...new Set(checkPage(page({}, spoil)).map(({ rule }) => rule)),
];

describe('checkPage', () => {
  it('accepts a valid page', () => {
    expect(checkPage(page())).toEqual([]);
  });

  it.each<[string, string, (html: string) => string]>([
    ['the wrong language', 'html lang', (html) => html.replace('lang="nl"', 'lang="en"')],
    ['no language', 'html lang', (html) => html.replace(' lang="nl"', '')],
    ['no title', 'title', (html) => html.replace(/<title>.*<\/title>/, '')],
    ['an empty title', 'title', (html) => html.replace(/<title>.*<\/title>/, '<title> </title>')],
    ['two titles', 'title', (html) => html.replace('</title>', '</title><title>Nog een</title>')],
    ['no heading', 'h1', (html) => html.replaceAll('h1', 'h2')],
    ['two headings', 'h1', (html) => html.replace('</h1>', '</h1><h1>Nog een</h1>')],
    ['an empty heading', 'h1', (html) => html.replace(/>Pak nl<\/h1>/, '></h1>')],
    ['a picture without alt', 'image without alt', (html) => html.replace(' alt=""', '')],
    ['no description', 'description', (html) => html.replace(/<meta name="description"[^>]*>/, '')],
    ['a short description', 'description', (html) => html.replace(/(name="description" content=")[^"]*/, '$1Kort')],
    ['a long one', 'description', (html) => html.replace(/(name="description" content=")/, `$1${'x'.repeat(160)}`)],
    ['no canonical', 'canonical', (html) => html.replace(/<link rel="canonical"[^>]*>/, '')],
    ['two canonicals', 'canonical', (html) => html.replace(/<link rel="canonical"[^>]*>/, '$&$&')],
    ['no picture', 'open graph', (html) => html.replace(/<meta property="og:image"[^>]*>/, '')],
    ['no x-default', 'hreflang', (html) => html.replace(/<link rel="alternate" hreflang="x-default"[^>]*>/, '')],
    ['a foreign x-default', 'hreflang', (html) => html.replace(/(x-default" href=")[^"]*/, '$1https://en.example/pak')],
    ['itself not named', 'hreflang', (html) => html.replace(/<link rel="alternate" hreflang="nl"[^>]*>/, '')],
    ['a language twice', 'hreflang', (html) => html.replace(/<link rel="alternate" hreflang="en"[^>]*>/, '$&$&')],
    ['no breadcrumbs', 'breadcrumbs', (html) => html.replace('"BreadcrumbList"', '"ItemList"')],
    [
      'broken structured data',
      'json-ld',
      (html) => html.replace('</head>', '<script type="application/ld+json">{"@context":</script></head>'),
    ],
  ])('finds %s', (_name, rule, spoil) => {
    expect(rulesOf(spoil)).toContain(rule);
  });

  it('has fewer rules for a page that is not indexed', () => {
    const hidden = (html: string) =>
      html.replace('</head>', '<meta name="robots" content="noindex"></head>').replace(/<link[^>]*>/g, '');
    expect(rulesOf(hidden)).toEqual([]);
  });
});
