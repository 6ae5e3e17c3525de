import { getTranslations } from 'next-intl/server';
import { formatReminderHours } from '@/backend/contract/cart-reminders';
import type { Locale } from '@/backend/contract/locales';
import { getSiteSettings } from '@/lib/content/pages/page-queries';
import { captchaSettings } from '@/lib/forms/captcha-settings';
import { getLabels } from '@/lib/forms/get-labels';
import type { CartReminderProps } from './cart-reminder-form';

/** Props of the form; null if the site settings switch it off. */
export async function loadCartReminder(locale: Locale): Promise<CartReminderProps | null> {
  const [{ cartReminderHours: hours }, t, { fields, required, errors, ...texts }] = await Promise.all([
    getSiteSettings(locale),
    getTranslations({ locale, namespace: 'cartReminder' }),
    getLabels(locale, 'forms'),
  ]);
  if (hours === 0) return null;
  return {
    formLabels: {
      ...texts,
      required: { email: required.email },
      errors: { email: errors.email, tooLong: errors.tooLong, invalid: errors.invalid },
    },
    captcha: captchaSettings(),
    labels: {
      open: t('open'),
      intro: t('intro', { hours: formatReminderHours(hours, locale) }),
      email: fields.email,
      submit: t('submit'),
      trap: t('trap'),
      doneTitle: t('doneTitle'),
      doneText: t.raw('doneText') as string,
    },
  };
}
