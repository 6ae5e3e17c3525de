import { hasLocale } from 'next-intl';
import { getRequestConfig } from 'next-intl/server';
import { locale as rootLocale } from 'next/root-params';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/backend/contract/locales';

/**
 * Outside a page (route handlers, emails of an error) there are no root params: callers pass `locale` to
 * `getTranslations` there, which arrives here as the override.
 */
export default getRequestConfig(async ({ locale: override }) => {
  const wanted: unknown = override ?? (await rootLocale());
  const locale: Locale = hasLocale(LOCALES, wanted) ? wanted : DEFAULT_LOCALE;
  const { default: messages } = await import(`../../messages/${locale}.json`);
  return { locale, messages, timeZone: 'Europe/Amsterdam' };
});
