import { getTranslations } from 'next-intl/server';
import { absoluteUrl } from '@/lib/i18n/hosts';
import { type Offer, CountryBar } from './country-bar';
import { type Locale, LOCALES } from '@/backend/contract/locales';

/** Contains the suggestion in every language; the page is identical for all visitors, so the browser selects one. */
export async function CountryBarSlot({ locale }: { locale: Locale }) {
  const others = LOCALES.filter((other) => other !== locale);
  const offers = await Promise.all(others.map(describeOffer));
  return <CountryBar current={locale} offers={offers} />;
}

async function describeOffer(locale: Locale): Promise<Offer> {
  const t = await getTranslations({ locale, namespace: 'general.offerBar' });
  return { locale, home: absoluteUrl(locale, '/'), label: t('label'), text: t('text'), go: t('go'), stay: t('stay') };
}
