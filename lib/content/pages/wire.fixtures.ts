import type { WireRouteIndex } from '@/lib/routing/route-index-wire';

/** Responses of the backend. */
const media = (url: string, width: number, height: number) => ({
  data: { id: url, attributes: { url, width, height, alternativeText: 'Otter', mime: 'image/webp' } },
});

export const wirePage = {
  data: {
    id: 'page1',
    attributes: {
      title: 'Over ons',
      slug: 'over-ons',
      noindex: null,
      locale: 'nl',
      seo: { id: 1, title: 'Over Zwotter', description: null, image: media('/uploads/og.webp', 1200, 630) },
      blocks: [
        {
          __component: 'blocks.hero',
          id: 7,
          eyebrow: null,
          title: 'Leren zwemmen',
          text: null,
          picture: { id: 3, alt: 'Een otter', value: null, image: media('/uploads/hero.webp', 1600, 900) },
          primary: { id: 1, label: 'Naar de winkel', path: '/shop' },
          secondary: { id: 2, label: 'Leeg', path: null },
        },
        { __component: 'blocks.image-text', id: 8, title: null, text: null, picture: null, side: null, link: null },
        { __component: 'blocks.faq', id: 9, items: [{ id: 1, question: 'Hoe oud?', answer: '3 jaar' }, 'nonsense'] },
        { __component: 'blocks.of-tomorrow', id: 10, title: 'x' },
        {
          __component: 'blocks.form',
          id: 11,
          title: 'Schrijf ons',
          text: null,
          form: { data: { id: 'f', attributes: { slug: 'contact' } } },
        },
        { __component: 'blocks.form', id: 12, title: null, text: null, form: { data: null } },
        { title: 'no component' },
      ],
    },
  },
  meta: {},
};

const index: WireRouteIndex = {
  pages: [
    { id: 'home', locale: 'nl', path: [] },
    { id: 'about', locale: 'de', path: ['über'] },
  ],
  products: [
    { id: 'p', locale: 'nl', slug: 'pak' },
    { id: 'p', locale: 'es', slug: 'traje' },
  ],
  articles: [],
  tags: [],
  levels: [{ id: 'l', locale: 'nl', slug: 'niveau' }],
  lessons: [
    { id: 'les', locale: 'nl', slug: 'drijven', level: 'l' },
    { id: 'les', locale: 'en', slug: 'floating', level: 'l' },
  ],
  profile: null,
  former: [],
  redirects: [],
};

export const wireRouteless = {
  settings: {
    data: {
      id: 's',
      attributes: {
        siteName: 'Zwotter',
        promoPath: 'academy',
        timeZone: null,
        socialLinks: [
          { id: 1, network: 'instagram', url: 'https://instagram.com/zwotter' },
          { id: 2, network: 'x', url: 'javascript:alert(1)' },
          { id: 3, network: 'myspace', url: 'https://myspace.com' },
        ],
      },
    },
  },
  index,
};
