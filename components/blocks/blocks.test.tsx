// @vitest-environment jsdom
import fc from 'fast-check';
import { type ComponentType, lazy } from 'react';
import { prerender } from 'react-dom/static';
import { describe, expect, it, vi } from 'vitest';
import { blockSchema } from '@/lib/content/pages/blocks';
import type { Block } from '@/lib/content/pages/blocks';
import { wireBlocks } from './block.fixtures';
import { BlockRenderer, shownBlocks } from './block-renderer';

const redirect = vi.hoisted(() => vi.fn(() => undefined as never));
const adviser = vi.hoisted(() => ({ data: { models: [] as object[] } }));

vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));
// Outside of a build this is the one of the pages router, which renders nothing at first.
vi.mock('next/dynamic', () => ({
  default: (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() })),
}));
vi.mock('next/navigation', () => ({ redirect }));
vi.mock('@/lib/content/pages/page-queries', () => ({
  getSiteSettings: async () => ({
    company: { name: 'N', email: 'a@b.nl', phone: '1', address: 'A' },
    guarantee: null,
    registrations: [{ country: 'nl', scheme: 'R', number: '1' }],
  }),
}));
vi.mock('@/lib/catalog/product-queries', () => ({
  getProductPage: async () => ({ items: [], total: 0 }),
  listFirstProducts: async () => [],
  listSizedProducts: async () => [],
  getProduct: async () => null,
}));
vi.mock('@/lib/discovery/size-advice/load-adviser', () => ({ loadAdviser: async () => adviser.data }));
vi.mock('@/lib/content/blog/article-queries', () => ({ getArticlePage: async () => null, listNewest: async () => [] }));
vi.mock('@/lib/catalog/reviews/review-queries', () => ({ listReviews: async () => ({ items: [], total: 0 }) }));
vi.mock('@/lib/catalog/recalls/recall-queries', () => ({ listRecalls: async () => [] }));
vi.mock('@/lib/routing/route-index-store', () => ({ getRouteIndex: async () => null }));
vi.mock('@/lib/forms/composed/form-queries', () => ({ getForm: async () => null }));
vi.mock('@/lib/academy/academy-queries', () => ({
  getAcademy: async () => ({
    offers: [],
    levels: [1, 2, 3].map((number) => ({
      id: `level-${number}`,
      slug: `level-${number}`,
      title: `Level ${number}`,
      summary: '',
      picture: null,
      learn: [],
      lessons: number === 1 ? [{ id: 'lesson', slug: 'bath', title: 'Bath', preview: true, video: null }] : [],
    })),
  }),
}));
// Islands have their own tests: here a block only passes them its title.
vi.mock('@/components/academy/level-list', () => ({ LevelList: () => null }));
vi.mock('@/components/academy/continue-learning', () => ({ ContinueLearning: () => null }));
vi.mock('@/components/academy/safety-rules', () => ({ SafetyRules: () => null }));
vi.mock('@/components/academy/academy-json-ld', () => ({ AcademyJsonLd: () => null }));
vi.mock('@/components/cart/cart-view', () => ({ CartView: () => <h1>Cart</h1> }));
vi.mock('@/components/checkout/checkout-view', () => ({ CheckoutView: () => <h1>Checkout</h1> }));
vi.mock('@/components/profile/profile-gate', () => ({ ProfileGate: () => <h1>Profile</h1> }));
vi.mock('@/components/listing/listing', () => ({ Listing: () => <h1>Shop</h1> }));
vi.mock('@/components/reviews/reviews-listing', () => ({ ReviewsListing: () => <h1>Reviews</h1> }));
vi.mock('@/components/withdrawal/withdrawal-view', () => ({ WithdrawalView: () => null }));

const kinds = Object.keys(wireBlocks) as (keyof typeof wireBlocks)[];
const toWire = (kind: keyof typeof wireBlocks, fields: object = wireBlocks[kind]) => ({
  ...fields,
  __component: `blocks.${kind}`,
  id: 7,
});

function parse(wire: unknown): Block | null {
  const parsed = blockSchema.safeParse(wire);
  return parsed.success ? parsed.data : null;
}

async function show(blocks: Block[], query: string | null = null): Promise<Document> {
  const { prelude } = await prerender(
    <BlockRenderer blocks={blocks} context={{ locale: 'nl', path: ['nieuws'], query }} />,
  );
  return new DOMParser().parseFromString(await new Response(prelude).text(), 'text/html');
}

const ADDRESSES = ['href', 'src', 'action', 'formaction', 'poster'];

/** Executable content that originates from an editor. */
function findUnsafeMarkup(document: Document): string[] {
  return [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(
        ({ name, value }) =>
          name.startsWith('on') ||
          name === 'style' ||
          (ADDRESSES.includes(name) && /^\s*(javascript|data|vbscript):/i.test(value)),
      )
      .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
  );
}

describe.each(kinds)('block %s', (kind) => {
  it('is rendered without executable editor content', async () => {
    const block = parse(toWire(kind));
    expect(block?.kind).toBe(kind);
    const document = await show(block ? [block] : []);
    expect(findUnsafeMarkup(document)).toEqual([]);
    expect(document.querySelectorAll('script')).toHaveLength(0);
  });

  it('opens a page with its only h1', async () => {
    const block = parse(toWire(kind));
    const document = await show(block ? [{ ...block, title: block.title || 'Titel' }] : []);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
  });
});

/** Values that can replace any part of a response. */
const garbage = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, 0, -1, Number.NaN, '', ' ', true, [], {}, [null], 'javascript:alert(1)'),
  fc.constant('<script>alert(1)</script>'),
  fc.string(),
  fc.jsonValue(),
);

/** A copy with one (possibly nested) part replaced. */
function replacePart(value: unknown, choices: number[], by: unknown): unknown {
  const [choice = 0, ...others] = choices;
  if (typeof value !== 'object' || value === null || others.length === 0) return by;
  const keys = Object.keys(value);
  const key = keys[choice % Math.max(1, keys.length)];
  if (key === undefined) return by;
  const part = replacePart((value as Record<string, unknown>)[key], others, by);
  if (Array.isArray(value)) return value.map((entry, index) => (String(index) === key ? part : entry));
  return { ...value, [key]: part };
}

const way = fc.array(fc.nat(20), { minLength: 2, maxLength: 7 });

describe.each(kinds)('malformed response for %s', (kind) => {
  it('is rendered or skipped, and never breaks the page', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(way, garbage), { minLength: 1, maxLength: 4 }), async (errors) => {
        const fields = errors.reduce<unknown>(
          (wire, [choices, by]) => replacePart(wire, choices, by),
          wireBlocks[kind],
        );
        const block = parse(toWire(kind, fields as object));
        if (block) expect(findUnsafeMarkup(await show([block, block]))).toEqual([]);
      }),
      { numRuns: 20 },
    );
  }, 60_000);
});

describe('rich text', () => {
  const nest = (levels: number): object =>
    levels === 0
      ? { type: 'list-item', children: [{ type: 'text', text: 'deep' }] }
      : { type: 'list', format: 'ordered', children: [nest(levels - 1)] };

  it.each([5, 1000])('is rendered up to the depth limit when nested %i levels deep', async (levels) => {
    const block = parse(toWire('rich-text', { title: 'T', body: [nest(levels)] }));
    const document = await show(block ? [block] : []);
    expect(document.querySelectorAll('ol').length).toBe(Math.min(levels, 6));
    expect(document.body.textContent?.includes('deep')).toBe(levels <= 6);
  });

  it('renders a million characters', async () => {
    const body = [{ type: 'paragraph', children: [{ type: 'text', text: 'x'.repeat(1_000_000) }] }];
    const block = parse(toWire('rich-text', { title: 'T', body }));
    expect((await show(block ? [block] : [])).body.textContent?.length).toBeGreaterThan(1_000_000);
  });
});

describe('unknown block', () => {
  const blocks = [parse({ __component: 'blocks.of-tomorrow', id: 1 }), parse(toWire('steps'))].filter(
    (block) => block !== null,
  );

  it('is skipped for visitors, and the next block opens the page', async () => {
    const document = await show(shownBlocks(blocks));
    expect(document.body.textContent).not.toContain('of-tomorrow');
  });

  it('is named in the preview', async () => {
    const document = await show(shownBlocks(blocks, true));
    expect(document.body.textContent).toContain('blocks.of-tomorrow');
  });
});

describe.each([
  ['size-adviser', ['weight', 'age', 'height', 'chest']],
  ['product-finder', ['weight', 'age', 'temperature', 'place', 'place', 'place']],
] as const)('%s with suits to advise on', (kind, names) => {
  const row = { size: 'm', weightMin: 18, weightMax: 20, heightMin: 106, heightMax: 113, chest: { min: 56, max: 58 } };
  const model = {
    id: 'pro',
    title: 'Pro',
    path: '/shop/pro',
    minAge: 3,
    waterFrom: 20,
    places: ['indoor', 'outdoor', 'open'],
    rows: [{ ...row, buoyancy: 33 }],
    variants: [{ options: { size: 'm' }, availability: 'in_stock' }],
  };
  const head = parse(toWire('intro'));
  const block = parse(toWire(kind));
  const showBelow = () => show([head, block].filter((one) => one !== null));

  it('asks for the measures, and without suits for nothing', async () => {
    const options = { keys: {}, values: {} };
    const form = { errors: {} };
    Object.assign(adviser, { data: { models: [model], texts: {}, form, options } });
    const fields = [...(await showBelow()).querySelectorAll<HTMLInputElement>('form input')];
    expect(fields.map(({ name }) => name)).toEqual(names);
    Object.assign(adviser, { data: { models: [] } });
    expect((await showBelow()).querySelectorAll('form')).toHaveLength(0);
  });
});

describe('comparison', () => {
  const showTable = async (fields: object, before: Block[] = []) => {
    const block = parse(toWire('comparison', fields));
    return show([...before, ...(block ? [block] : [])]);
  };
  const columns = [{ label: 'Classic', path: '/shop/classic' }, { label: 'Mini' }];
  const head = parse(toWire('intro'));

  it('tells yes and no in words, beside other words by the name of the icon', async () => {
    const values = [{ mark: 'yes' }, { mark: 'no', text: 'Zonder' }];
    const document = await showTable({ title: 'Pakken', columns, rows: [{ label: 'Mouwen', values }] });
    const [yes, no] = [...document.querySelectorAll('tbody td')];
    expect(yes?.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(yes?.textContent).toBe('Classicyes');
    expect(no?.querySelector('svg')?.getAttribute('aria-label')).toBe('no');
    expect(no?.textContent).toBe('MiniZonder');
    expect(document.querySelector('table')?.getAttribute('aria-label')).toBe('Pakken');
  });

  it('has a cell per column in every row, however many values an editor entered', async () => {
    const rows = [
      { label: 'Te weinig', values: [{ text: 'Een' }] },
      { label: 'Te veel', values: [{ text: 'Een' }, { text: 'Twee' }, { text: 'Drie' }] },
      { label: 'Geen', values: [] },
    ];
    const document = await showTable({ title: 'Pakken', columns, rows });
    const table = [...document.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].map((cell) => cell.lastElementChild?.textContent),
    );
    expect(table).toEqual([
      ['Een', '–'],
      ['Een', 'Twee'],
    ]);
  });

  it('is left out without rows or columns', async () => {
    for (const fields of [{ columns }, { rows: [{ label: 'Water', values: [{ text: 'Warm' }] }] }])
      expect((await showTable({ title: 'Pakken', ...fields }, head ? [head] : [])).body.textContent).not.toContain(
        'Pakken',
      );
  });
});

describe('collection list', () => {
  const list = (fields: object = {}) => {
    const block = parse(toWire('collection-list', { ...wireBlocks['collection-list'], ...fields }));
    return block ? [block] : [];
  };
  const titles = (document: Document) => [...document.querySelectorAll('article a')].map((link) => link.textContent);
  const pages = (document: Document) =>
    [...document.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));

  it('links to further pages', async () => {
    const first = await show(list());
    expect(titles(first)).toEqual(['Level 1', 'Level 2']);
    expect(pages(first)).toEqual(['/nieuws#list', '/nieuws?page=2#list', '/nieuws?page=2#list']);
    expect(titles(await show(list(), '~page=2'))).toEqual(['Level 3']);
  });

  it('respects the maximum set by the editor', async () => {
    const document = await show(list({ limit: 2 }), '~page=2');
    expect([titles(document), pages(document)]).toEqual([['Level 1', 'Level 2'], []]);
  });

  it('redirects a page number beyond the end to the last page', async () => {
    redirect.mockClear();
    await show(list(), '~page=40');
    expect(redirect).toHaveBeenCalledWith('/nieuws?page=2');
  });

  it('applies the page number in the URL to the first list only', async () => {
    const document = await show([...list(), ...list()], '~page=2');
    expect(titles(document)).toEqual(['Level 3', 'Level 1', 'Level 2']);
  });
});
