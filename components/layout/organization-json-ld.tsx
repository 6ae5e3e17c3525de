import { JsonLd } from '@/components/ui/json-ld';
import { getSiteSettings } from '@/lib/content/pages/page-queries';
import { absoluteUrl } from '@/lib/i18n/hosts';
import { findCountry } from '@/backend/contract/country-names';
import { organizationRef } from '@/lib/discovery/seo/structured-data-ids';
import { toPostalAddress } from '@/lib/discovery/seo/postal-address';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';

/** The full organization, on the home page only. Other pages refer to its id. */
export async function OrganizationJsonLd({ locale }: { locale: Locale }) {
  const { siteName, tagline, logo, company, socialLinks } = await getSiteSettings(locale);
  const { addressCountry = '', ...street } = toPostalAddress(company.address) ?? {};
  const country = findCountry(addressCountry) ?? (addressCountry || undefined);
  const contact = {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    email: company.email || undefined,
    telephone: company.phone || undefined,
    availableLanguage: Object.values(LOCALE_SETTINGS).map(({ tag }) => tag),
  };
  return (
    <JsonLd
      data={{
        ...organizationRef(locale, siteName),
        '@type': 'OnlineStore',
        legalName: company.name || undefined,
        slogan: tagline || undefined,
        logo: logo ? absoluteUrl(locale, logo.url) : undefined,
        image: logo ? absoluteUrl(locale, logo.url) : undefined,
        email: company.email || undefined,
        telephone: company.phone || undefined,
        address: company.address ? { ...street, addressCountry: country } : undefined,
        vatID: company.vatNumber || undefined,
        identifier: company.chamberOfCommerce
          ? { '@type': 'PropertyValue', propertyID: 'KvK', value: company.chamberOfCommerce }
          : undefined,
        sameAs: socialLinks.length > 0 ? socialLinks.map(({ url }) => url) : undefined,
        contactPoint: company.email || company.phone ? contact : undefined,
      }}
    />
  );
}
