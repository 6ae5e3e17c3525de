import { countryName } from '@/backend/contract/country-names';
import { listShippingCountries } from '@/lib/catalog/product-queries';
import { getSiteSettings } from '@/lib/content/pages/page-queries';
import { loadProfileLabels } from '@/lib/customer/profile/load-profile-labels';
import type { Profile } from '@/lib/customer/profile/types';
import { AddressList } from './address-list';
import { Section } from './section';
import type { SavedAddress } from '@/backend/contract/order';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';

interface AddressesSectionProps {
  addresses: SavedAddress[];
  user: Profile;
  locale: Locale;
}

export async function AddressesSection({ addresses, user, locale }: AddressesSectionProps) {
  const [common, served, settings] = await Promise.all([
    loadProfileLabels(locale),
    listShippingCountries(locale),
    getSiteSettings(locale),
  ]);
  const countries = served.map(({ iso, postalMask }) => ({ iso, name: countryName(iso, locale), postalMask }));
  const own = LOCALE_SETTINGS[locale].country;
  const { title, lead } = common.labels.addresses;
  return (
    <Section id="addresses" title={title} lead={addresses.length > 0 ? lead : undefined}>
      <AddressList
        {...common}
        addresses={addresses}
        ownName={`${user.firstname} ${user.lastname}`.trim()}
        countries={countries}
        country={countries.some(({ iso }) => iso === own) ? own : (countries[0]?.iso ?? '')}
        requireAddition={settings.requireAddition}
      />
    </Section>
  );
}
