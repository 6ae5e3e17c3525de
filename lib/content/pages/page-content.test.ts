import { describe, expect, it } from 'vitest';
import { flattenResponse } from '@/lib/backend/flatten';
import { localisedSlug, toPage, normalizeLinkPath, toSettings } from './page-mapper';
import { toRichText } from './rich-text-wire';
import { buildRouteIndex } from '@/lib/routing/route-index';
import { createVerifier } from './revalidate-signature';
import { wirePage, wireRouteless } from './wire.fixtures';
import { wirePage as pageSchema, wireSettings as settingsSchema } from './wire';
import { signCall } from '@/backend/contract/signatures';

describe('toPage', () => {
  const place = { path: ['over-ons'], breadcrumbs: [], alternates: { nl: '/over-ons' } };
  const page = toPage(pageSchema.parse(flattenResponse(wirePage)), place);

  it('maps a page of the backend', () => {
    expect(page).toMatchObject({ id: 'page1', title: 'Over ons', noindex: false, ...place });
    expect(page.seo).toEqual({
      title: 'Over Zwotter',
      description: '',
      image: { url: '/media/og.webp', width: 1200, height: 630, alt: 'Otter' },
    });
    expect(page).not.toHaveProperty('slug');
  });

  it('maps known blocks, applies defaults, keeps unknown ones by name and drops invalid ones', () => {
    expect(page.blocks).toEqual([
      {
        kind: 'hero',
        id: '7',
        eyebrow: '',
        title: 'Leren zwemmen',
        text: '',
        picture: { url: '/media/hero.webp', width: 1600, height: 900, alt: 'Een otter' },
        primary: { label: 'Naar de winkel', path: '/shop' },
        secondary: null,
      },
      { kind: 'image-text', id: '8', title: '', text: [], picture: null, side: 'left', link: null },
      {
        kind: 'faq',
        id: '9',
        title: '',
        anchor: '',
        groups: [],
        items: [
          {
            question: 'Hoe oud?',
            answer: '3 jaar',
            body: [{ type: 'paragraph', children: [{ type: 'text', text: '3 jaar' }] }],
            anchor: 'hoe-oud',
          },
        ],
      },
      { kind: 'unknown', id: '10', title: '', name: 'blocks.of-tomorrow' },
      { kind: 'form', id: '11', title: 'Schrijf ons', text: '', form: 'contact' },
      { kind: 'form', id: '12', title: '', text: '', form: '' },
    ]);
  });

  it('is noindex if the editor says so', () => {
    expect(toPage({ ...pageSchema.parse(flattenResponse(wirePage)), noindex: true }, place).noindex).toBe(true);
  });
});

describe('toSettings', () => {
  it('applies defaults and drops invalid links', () => {
    const settings = toSettings(settingsSchema.parse(flattenResponse(wireRouteless.settings)), 'nl');
    expect(settings).toMatchObject({
      siteName: 'Zwotter',
      promoPath: '/academy',
      timeZone: 'Europe/Amsterdam',
      minimumAge: 3,
      requireAddition: false,
      cartReminderHours: 4,
      guarantee: null,
      socialLinks: [{ network: 'instagram', url: 'https://instagram.com/zwotter' }],
    });
  });
});

describe('normalizeLinkPath', () => {
  it.each([
    ['academy', '/academy'],
    ['/shop', '/shop'],
    ['', '/'],
    ['#faq', '#faq'],
    ['https://example.com', 'https://example.com'],
    ['mailto:a@b.nl', 'mailto:a@b.nl'],
  ])('%s -> %s', (path, expected) => {
    expect(normalizeLinkPath(path)).toBe(expected);
  });
});

it("finds the slug of a language, falling back to the entry's own", () => {
  const page = { slug: 'winkelmand', localizations: [{ slug: 'cart', locale: 'en' }] };
  expect([localisedSlug(page, 'en'), localisedSlug(page, 'fr')]).toEqual(['cart', 'winkelmand']);
});

describe('toRichText', () => {
  const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children });

  it('keeps supported nodes', () => {
    expect(
      toRichText([
        { type: 'heading', level: 3, children: [{ type: 'text', text: 'Kop' }] },
        paragraph(
          { type: 'text', text: 'vet', bold: true, italic: false },
          { type: 'link', url: '/shop', children: [{ type: 'text', text: 'winkel' }] },
        ),
        {
          type: 'list',
          format: 'ordered',
          children: [
            { type: 'list-item', children: [{ type: 'text', text: 'een' }] },
            { type: 'list', format: 'unordered', children: [] },
          ],
        },
        { type: 'image', image: { url: '/uploads/a.webp', width: 1, height: 2, alternativeText: null } },
      ]),
    ).toEqual([
      { type: 'heading', level: 3, children: [{ type: 'text', text: 'Kop' }] },
      {
        type: 'paragraph',
        children: [
          { type: 'text', text: 'vet', bold: true },
          { type: 'link', url: '/shop', children: [{ type: 'text', text: 'winkel' }] },
        ],
      },
      {
        type: 'list',
        format: 'ordered',
        children: [
          { type: 'list-item', children: [{ type: 'text', text: 'een' }] },
          { type: 'list', format: 'unordered', children: [] },
        ],
      },
      { type: 'image', image: { url: '/media/a.webp', width: 1, height: 2, alt: '' } },
    ]);
  });

  it.each(['javascript:alert(1)', 'JAVASCRIPT:alert(1)', 'data:text/html,x', 'blob:x', 'vbscript:x', ' javascript:x'])(
    'takes the link from %s and leaves its text',
    (url) => {
      expect(toRichText([paragraph({ type: 'link', url, children: [{ type: 'text', text: 'klik' }] })])).toEqual([
        { type: 'paragraph', children: [{ type: 'text', text: 'klik' }] },
      ]);
    },
  );

  it.each([null, undefined, 'text', [null, 1, { type: 'marquee' }], {}])('is empty for %j', (value) => {
    expect(toRichText(value)).toEqual([]);
  });
});

describe('buildRouteIndex', () => {
  const index = buildRouteIndex(wireRouteless.index);

  it('finds entries by permalink, with their permalinks in other languages', () => {
    expect(index.find('es', 'product', '/tienda/traje')).toBe('p');
    expect(index.find('nl', 'product', '/shop/traje')).toBeNull();
    expect(index.find('de', 'page', '/%C3%BCber')).toBe('about');
    expect(index.alternates('product', 'p')).toEqual({ nl: '/shop/pak', es: '/tienda/traje' });
    expect(index.findInAnyLocale('product', '/tienda/traje')).toBe('p');
    expect(index.alternates('product', 'none')).toEqual({});
  });

  it('puts lessons below their level, if it exists', () => {
    expect(index.alternates('lesson', 'les')).toEqual({ nl: '/academy/niveau/drijven' });
    expect(index.list('lesson')).toHaveLength(1);
  });
});

describe('createVerifier', () => {
  const now = 1_000_000_000;
  const signed = (body: string, at = now, secret = 'secret') => ({
    timestamp: String(at),
    signature: signCall(secret, String(at), body),
    body,
  });

  it('accepts a call of the backend once', () => {
    const verify = createVerifier('secret');
    expect(verify(signed('{}'), now)).toBe(true);
    expect(verify(signed('{}'), now)).toBe(false);
    expect(verify(signed('{"a":1}'), now)).toBe(true);
  });

  it('rejects other calls', () => {
    const verify = createVerifier('secret');
    expect(verify(signed('{}', now, 'other'), now)).toBe(false);
    expect(verify({ ...signed('{}'), body: '{"tags":["page"]}' }, now)).toBe(false);
    expect(verify(signed('{}', now - 301_000), now)).toBe(false);
    expect(verify(signed('{}', now + 301_000), now)).toBe(false);
    expect(verify({ ...signed('{}'), signature: null }, now)).toBe(false);
    expect(verify({ ...signed('{}'), signature: 'short' }, now)).toBe(false);
    expect(verify({ ...signed('{}'), timestamp: 'NaN' }, now)).toBe(false);
  });
});
