import { getTranslations } from 'next-intl/server';
import { absoluteUrl, shopLocales } from '@/lib/i18n/hosts';
import { type CountrySuggestion, CountryBar } from './country-bar';
import { type Locale } from '@/backend/contract/locales';

/** Contains the suggestion in every language; the page is identical for all visitors, so the browser selects one. */
export async function CountryBarSlot({ locale }: { locale: Locale }) {
  const others = shopLocales().filter((other) => other !== locale);
  const suggestions = await Promise.all(others.map(loadSuggestion));
  return <CountryBar current={locale} suggestions={suggestions} />;
}

async function loadSuggestion(locale: Locale): Promise<CountrySuggestion> {
  const t = await getTranslations({ locale, namespace: 'general.offerBar' });
  return { locale, home: absoluteUrl(locale, '/'), label: t('label'), text: t('text'), go: t('go'), stay: t('stay') };
}
