import 'server-only';
import { z } from 'zod';
import { find } from '@/lib/backend/content-client';
import { typeTag } from '@/lib/backend/cache-tags';
import type { IsHidden } from './sitemap';
import { DEFAULT_LOCALE } from '@/backend/contract/locales';

/** Loads which pages are noindex: cart, checkout, profile. */
export async function loadIsHidden(): Promise<IsHidden> {
  const pages = await find('pages', z.object({ id: z.string() }), {
    locale: DEFAULT_LOCALE,
    tags: [typeTag('page')],
    query: { filters: { noindex: { $eq: true } }, fields: ['noindex'] },
  });
  const hidden = new Set(pages.map(({ id }) => id));
  return (kind, id) => kind === 'page' && hidden.has(id);
}
