import { nullIfNotFound } from '@/lib/backend/with-fallback';
import { getPagePath, getSiteSettings } from '@/lib/content/pages/page-queries';
import { env } from '@/lib/core/env';
import { captchaSettings } from '@/lib/forms/captcha-settings';
import { getLabels } from '@/lib/forms/get-labels';
import type { AuthPageProps } from './auth-page-props';
import { type Locale } from '@/backend/contract/locales';

/** What everything around signing in has in common: words, settings, and where one goes afterwards. */
export async function loadAuthPageProps(locale: Locale): Promise<AuthPageProps> {
  const [labels, forms, settings] = await Promise.all([
    getLabels(locale, 'account'),
    getLabels(locale, 'forms'),
    getSiteSettings(locale),
  ]);
  const { required, errors } = labels;
  return {
    labels,
    formLabels: { ...forms, required: { ...forms.required, ...required }, errors: { ...forms.errors, ...errors } },
    captcha: captchaSettings(),
    // Constant while the server runs, so pages may keep it.
    google: env().google,
    // Signing in works, too, where the settings name a page that is not there.
    profilePath: (await nullIfNotFound(getPagePath(locale, settings.profileSlug))) ?? '/',
  };
}
