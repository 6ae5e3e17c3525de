import { getTranslations } from 'next-intl/server';
import { absoluteUrl } from '@/lib/i18n/hosts';
import { type Offer, CountryBar } from './country-bar';
import { type Locale, LOCALES } from '@/backend/contract/locales';

/** Every offer goes along in its own language; which of them counts only the browser knows, because the page is the same for all. */
export async function CountryBarSlot({ locale }: { locale: Locale }) {
  const others = LOCALES.filter((other) => other !== locale);
  const offers = await Promise.all(others.map(describeOffer));
  return <CountryBar current={locale} offers={offers} />;
}

async function describeOffer(locale: Locale): Promise<Offer> {
  const t = await getTranslations({ locale, namespace: 'general.offerBar' });
  return { locale, home: absoluteUrl(locale, '/'), label: t('label'), text: t('text'), go: t('go'), stay: t('stay') };
}
