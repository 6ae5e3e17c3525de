import { getPagePath, getSiteSettings } from '@/lib/content/queries';
import { captchaSettings } from '@/lib/forms/captcha-settings';
import { getLabels } from '@/lib/forms/get-labels';
import type { Locale } from '@/lib/i18n/locales';

/** What the pages around signing in have in common: words, and where one goes afterwards. */
export async function loadAuth(locale: Locale) {
  const [labels, formLabels, settings] = await Promise.all([
    getLabels(locale, 'account'),
    getLabels(locale, 'forms'),
    getSiteSettings(locale),
  ]);
  return {
    labels,
    formLabels,
    captcha: captchaSettings(),
    profilePath: await getPagePath(locale, settings.profileSlug),
  };
}
