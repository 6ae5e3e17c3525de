import 'server-only';
import { z } from 'zod';
import { find } from '@/lib/backend/content';
import { typeTag } from '@/lib/backend/tags';
import { defaultLocale } from '@/lib/i18n/locales';
import type { IsHidden } from './sitemap';

const entry = z.object({ id: z.string() });

/** Pages that editors keep from search engines (cart, checkout, profile), and lessons for sale, which have pages of their own. */
export async function isHiddenPage(): Promise<IsHidden> {
  const [pages, lessons] = await Promise.all([
    find('pages', entry, {
      locale: defaultLocale,
      tags: [typeTag('page')],
      query: { filters: { noindex: { $eq: true } }, fields: ['noindex'] },
    }),
    find('products', entry, {
      locale: defaultLocale,
      tags: [typeTag('product')],
      query: { filters: { type: { $ne: 'physical' } }, fields: ['type'] },
    }),
  ]);
  const hidden = new Set([...pages, ...lessons].map(({ id }) => id));
  return (_kind, id) => hidden.has(id);
}
