import 'server-only';
import { cache } from 'react';
import { read } from '@/lib/backend/content-client';
import { BackendError } from '@/lib/backend/errors';
import { typeTag } from '@/lib/backend/cache-tags';
import { toForm } from './form-mapper';
import type { ComposedForm } from './types';
import { wireForm } from './wire';
import { type Locale } from '@/backend/contract/locales';

/** A form built by an editor; null if missing. */
export const getForm = cache(async (locale: Locale, slug: string): Promise<ComposedForm | null> => {
  try {
    return toForm(await read(`/forms/${encodeURIComponent(slug)}`, wireForm, { locale, tags: [typeTag('form')] }));
  } catch (error) {
    if (error instanceof BackendError && error.status === 404) return null;
    throw error;
  }
});
