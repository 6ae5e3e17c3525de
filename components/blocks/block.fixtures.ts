import type { Block } from '@/lib/content/pages/blocks';

type BlockResponse = Record<string, unknown>;

const image = { url: '/uploads/otter.webp', width: 800, height: 600, alternativeText: 'Otter', mime: 'image/webp' };
const picture = { id: 1, alt: 'Een otter', value: null, image };
const link = { id: 1, label: 'Verder', path: '/shop' };
const hostile = { id: 2, label: 'Klik', path: 'javascript:alert(1)' };
const textNode = (text: string): BlockResponse => ({ type: 'text', text });
const richText = [
  { type: 'heading', level: 1, children: [textNode('Kop')] },
  {
    type: 'paragraph',
    children: [
      textNode('<img src=x onerror=alert(1)>'),
      { type: 'link', url: 'javascript:alert(1)', children: [textNode('kwaad')] },
      { type: 'link', url: '/shop', children: [textNode('goed')] },
    ],
  },
  { type: 'list', format: 'unordered', children: [{ type: 'list-item', children: [textNode('punt')] }] },
  { type: 'image', image },
];

/** Each kind of block as the backend sends it, with unsafe links and markup in its texts. */
export const wireBlocks: { [K in Exclude<Block['kind'], 'unknown'>]: BlockResponse } = {
  hero: { eyebrow: 'E', title: 'Held', text: 'T', picture, primary: link, secondary: hostile },
  intro: { title: 'Begin', text: 'T', picture },
  'rich-text': { title: 'Tekst', body: richText },
  'image-text': { title: 'Beeld', text: richText, picture, side: 'left', link: hostile },
  video: {
    title: 'Film',
    text: 'T',
    film: { url: '/uploads/film.mp4', mime: 'video/mp4' },
    captions: { url: '/uploads/film.vtt' },
    poster: picture,
    transcript: 'Een.\n\nTwee.',
    lesson: { id: 'lesson' },
  },
  statistics: { title: 'Getallen', text: 'T', items: [{ id: 1, value: 12.5, unit: 'kg', label: 'zwaar' }] },
  'collection-list': { title: 'Lijst', text: 'T', source: 'levels', limit: null, pageSize: 2, link },
  conditions: {
    title: 'Regels',
    text: 'T',
    changedOn: '2026-11-01',
    sections: [
      { id: 1, title: 'Een', body: richText },
      { id: 2, title: 'Een', body: richText },
    ],
  },
  steps: { title: 'Stappen', items: [{ id: 1, title: 'Een', text: 'T' }] },
  'product-listing': { title: 'Winkel', text: 'T', pageSize: 12 },
  'article-list': { title: 'Blog', text: 'T', pageSize: 7 },
  'review-list': { title: 'Beoordelingen', text: 'T' },
  'academy-overview': { title: 'Academy', text: 'T' },
  faq: { title: 'Vragen', items: [{ id: 1, question: 'Wat?', answer: 'Dat.\n\nEn dit.' }] },
  reviews: { title: 'Ervaringen', text: 'T', items: [{ id: 1, quote: 'Fijn', name: 'Een moeder', detail: '' }] },
  quote: { text: 'Eerst drijven', source: 'Otter', detail: 'D', picture },
  logos: {
    title: 'Merken',
    text: 'T',
    items: [
      { id: 1, image, name: 'Pas', path: '/betalen' },
      { id: 2, image, name: 'Kwaad', path: 'data:text/html,x' },
    ],
  },
  comparison: {
    title: 'Welk pak?',
    text: 'T',
    columns: [
      { id: 1, label: 'Classic', path: '/shop/classic' },
      { id: 2, label: 'Mini', path: 'javascript:alert(1)' },
    ],
    rows: [
      {
        id: 1,
        label: 'Lange mouwen',
        values: [
          { id: 1, mark: 'yes', text: '' },
          { id: 2, mark: 'no', text: 'Mouwloos' },
        ],
      },
      { id: 2, label: 'Water', values: [{ id: 3, mark: null, text: 'Warm' }] },
    ],
  },
  'call-to-action': { title: 'Doe', text: 'T', link: hostile },
  'size-guide': { title: 'Maten', text: 'T' },
  'size-adviser': { title: 'Maatadvies', text: 'T' },
  'product-finder': { title: 'Welk pak', text: 'T' },
  cart: { title: 'Mand', emptyTitle: 'Leeg', emptyText: 'T', link },
  checkout: { title: 'Kassa' },
  profile: { title: 'Ik' },
  'guarantee-notice': { title: 'Garantie', text: 'T' },
  registrations: { title: 'Registraties', text: 'T' },
  'recall-list': { title: 'Terugroepacties', text: 'T' },
  'contact-details': { title: 'Contact', text: 'T' },
  withdrawal: { title: 'Herroepen', text: 'T' },
  newsletter: { title: 'Brief', text: 'T', consent: 'Ja, [meer](javascript:alert(1))' },
  form: { title: 'Formulier', text: 'T', form: { id: 'f', slug: 'contact' } },
};
