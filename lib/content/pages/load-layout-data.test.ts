import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BackendDown, BackendError } from '@/lib/backend/errors';
import { loadLayoutData } from './load-layout-data';
import { loadBreadcrumbs } from '@/components/layout/breadcrumb-items';

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

/** Mocks a shop without these page slugs and these locales of its settings. */
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

describe('layout data', () => {
  it('resolves the paths linked by the layout', async () => {
    expect(await loadLayoutData('de')).toMatchObject({
      cartPath: '/winkelmand-de',
      profilePath: '/profiel-de',
      withdrawalPath: '/herroepen-de',
    });
  });

  it('omits links to pages that do not exist', async () => {
    shopWithout({ slugs: ['winkelmand', 'profiel', 'herroepen'] });
    const { settings, ...chrome } = await loadLayoutData('de');
    expect(settings?.tagline).toBe('de');
    expect(chrome).toMatchObject({ cartPath: null, profilePath: null, withdrawalPath: null });
  });

  it('falls back to the settings of the default language, then to null', async () => {
    shopWithout({ locales: ['de'] });
    expect((await loadLayoutData('de')).settings?.tagline).toBe('nl');
    shopWithout({ locales: ['de', 'nl'] });
    expect(await loadLayoutData('de')).toMatchObject({ settings: null, cartPath: '/winkelmand-de' });
  });

  it('falls back to the slugs while the backend is down', async () => {
    backend.answer = () => {
      throw new BackendDown('away');
    };
    expect(await loadLayoutData('en')).toMatchObject({ settings: null, cartPath: '/winkelmand' });
  });

  it('rethrows other errors', async () => {
    backend.answer = () => {
      throw new BackendError({ status: 403, name: 'Forbidden', message: '' });
    };
    await expect(loadLayoutData('fr')).rejects.toThrow(BackendError);
  });
});

it('starts breadcrumbs at home if the listing page does not exist', async () => {
  shopWithout({ slugs: ['shop'] });
  expect(await loadBreadcrumbs('de', 'shop')).toEqual([{ label: 'home', path: '/' }]);
});
