import 'server-only';
import { z } from 'zod';
import { find } from '@/lib/backend/content';
import { typeTag } from '@/lib/backend/tags';
import { defaultLocale } from '@/lib/i18n/locales';
import type { IsHidden } from './sitemap';

/** Pages that editors keep from search engines: cart, checkout, profile. */
export async function isHiddenPage(): Promise<IsHidden> {
  const pages = await find('pages', z.object({ id: z.string() }), {
    locale: defaultLocale,
    tags: [typeTag('page')],
    query: { filters: { noindex: { $eq: true } }, fields: ['noindex'] },
  });
  const hidden = new Set(pages.map(({ id }) => id));
  return (kind, id) => kind === 'page' && hidden.has(id);
}
