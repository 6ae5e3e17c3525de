import { nullIfNotFound } from '@/lib/backend/with-fallback';
import { getPagePath, getSiteSettings } from '@/lib/content/pages/page-queries';
import { env } from '@/lib/core/env';
import { captchaSettings } from '@/lib/forms/captcha-settings';
import { originOf } from '@/lib/i18n/hosts';
import { getLabels } from '@/lib/forms/get-labels';
import type { AuthPageProps } from './auth-page-props';
import { type Locale } from '@/backend/contract/locales';

/** Labels and settings shared by the authentication pages. */
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
    // Constant at run time, so pages may be cached.
    google: env().google,
    origin: originOf(locale),
    // Sign-in must work even if the configured profile page does not exist.
    profilePath: (await nullIfNotFound(getPagePath(locale, settings.profileSlug))) ?? '/',
  };
}
