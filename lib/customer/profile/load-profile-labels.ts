import 'server-only';
import { cache } from 'react';
import { getLabels } from '@/lib/forms/get-labels';
import type { FormLabels } from '@/lib/forms/message-types';
import { type ProfileLabels, mergeProfileLabels } from './save-profile';
import { type Locale } from '@/backend/contract/locales';

/** One object shared by all islands of a page, so that it is serialized once. */
export const loadProfileLabels = cache(
  async (locale: Locale): Promise<{ labels: ProfileLabels; formLabels: FormLabels }> => {
    const [profile, account, forms] = await Promise.all([
      getLabels(locale, 'profile'),
      getLabels(locale, 'account'),
      getLabels(locale, 'forms'),
    ]);
    // The labels of the downloaded file are large and not used by islands.
    const { export: _, ...labels } = profile;
    return { labels, formLabels: mergeProfileLabels(forms, { account, profile }) };
  },
);
