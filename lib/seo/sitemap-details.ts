import 'server-only';
import { z } from 'zod';
import { requestData } from '@/lib/backend/client';
import { listOf } from '@/lib/backend/schemas/common';
import { toMediaUrl } from '@/lib/backend/schemas/media';
import type { Locale } from '@/lib/i18n/locales';
import type { ReadDetails } from './sitemap';

/** `POST /sitemap`: when entries were published last, and their main pictures. */
const wireDetails = listOf(z.object({ id: z.string(), updatedAt: z.string(), image: z.string().nullish() }));

/** An address without its date is better than none: while the backend is away there are no details. */
export function detailsReader(locale: Locale): ReadDetails {
  return async (kind, ids) => {
    try {
      const rows = await requestData('/sitemap', wireDetails, { method: 'POST', body: { locale, kind, ids } });
      return new Map(
        rows.map(({ id, updatedAt, image }) => [id, { updatedAt, image: image ? toMediaUrl(image) : null }]),
      );
    } catch {
      return new Map();
    }
  };
}
