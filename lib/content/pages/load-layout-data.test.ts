import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BackendDown, BackendError } from '@/lib/backend/errors';
import { loadLayoutData } from './load-layout-data';
import { trailFrom } from '@/components/layout/trail';

type Answer = (path: string, query: Record<string, unknown>) => unknown;
const backend = vi.hoisted(() => ({ answer: (() => null) as Answer }));

const missing = () => new BackendError({ status: 404, name: 'NotFound', message: 'Page not found' });

vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));
vi.mock('@/lib/backend/draft-mode', () => ({ isPreview: async () => false }));
vi.mock('@/lib/routing/route-index-store', () => ({ getRouteIndex: async () => null }));
vi.mock('@/lib/backend/client', () => ({
  requestData: async (
    path: string,
    schema: { parse: (wire: unknown) => unknown },
    { query = {} }: { query?: object },
  ) => schema.parse(backend.answer(path, query as Record<string, unknown>)),
}));

/** A shop with all its pages but these slugs, and all languages of its settings but these. */
function shopWithout({ slugs = [], locales = [] }: { slugs?: string[]; locales?: string[] }): void {
  backend.answer = (path, { locale }) => {
    if (path === '/site-settings') {
      if (locales.includes(String(locale))) throw missing();
      return { siteName: 'Zwotter', tagline: String(locale), profileSlug: 'profiel', socialLinks: [] };
    }
    if (path === '/i18n/locales') return [{ code: 'nl' }, { code: 'de' }];
    if (path.startsWith('/navigation/')) return [];
    const slug = path.split('/').at(-1) ?? '';
    if (slugs.includes(slug)) throw missing();
    return { id: slug, slug, localizations: [{ slug: `${slug}-de`, locale: 'de' }] };
  };
}

beforeEach(() => shopWithout({}));

describe('the frame of every page', () => {
  it('links to what every page links to', async () => {
    expect(await loadLayoutData('de')).toMatchObject({
      cartPath: '/winkelmand-de',
      profilePath: '/profiel-de',
      withdrawalPath: '/herroepen-de',
    });
  });

  it('stands without a link to a page that is not there (any more)', async () => {
    shopWithout({ slugs: ['winkelmand', 'profiel', 'herroepen'] });
    const { settings, ...chrome } = await loadLayoutData('de');
    expect(settings?.tagline).toBe('de');
    expect(chrome).toMatchObject({ cartPath: null, profilePath: null, withdrawalPath: null });
  });

  it('takes the settings of the first language where one was removed, and none where all were', async () => {
    shopWithout({ locales: ['de'] });
    expect((await loadLayoutData('de')).settings?.tagline).toBe('nl');
    shopWithout({ locales: ['de', 'nl'] });
    expect(await loadLayoutData('de')).toMatchObject({ settings: null, cartPath: '/winkelmand-de' });
  });

  it('does with the slugs themselves while the backend is away', async () => {
    backend.answer = () => {
      throw new BackendDown('away');
    };
    expect(await loadLayoutData('en')).toMatchObject({ settings: null, cartPath: '/winkelmand' });
  });

  it('breaks on what is neither', async () => {
    backend.answer = () => {
      throw new BackendError({ status: 403, name: 'Forbidden', message: '' });
    };
    await expect(loadLayoutData('fr')).rejects.toThrow(BackendError);
  });
});

it('begins the breadcrumbs of an entry at home alone where the page that lists it is not there', async () => {
  shopWithout({ slugs: ['shop'] });
  expect(await trailFrom('de', 'shop')).toEqual([{ label: 'home', path: '/' }]);
});
