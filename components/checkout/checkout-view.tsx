import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { countryName } from '@/backend/contract/country-names';
import { getOptionLabels } from '@/lib/catalog/option-queries';
import { listShippingCountries } from '@/lib/catalog/product-queries';
import { getPagePath, getSiteSettings } from '@/lib/content/pages/page-queries';
import type { Block } from '@/lib/content/pages/blocks';
import { captchaSettings } from '@/lib/forms/captcha-settings';
import { getLabels } from '@/lib/forms/get-labels';
import { CheckoutIsland } from './checkout-island';
import styles from './checkout.module.css';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';
import { PAGE_SLUGS } from '@/backend/contract/page-slugs';

interface CheckoutViewProps {
  block: Extract<Block, { kind: 'checkout' }>;
  locale: Locale;
}

/** Shell of the checkout page: identical for all visitors, so it can be cached. */
export async function CheckoutView({ block, locale }: CheckoutViewProps) {
  const [settings, served, labels, formLabels, discountLabels, gifts, deliveryLabels, account, optionLabels, t, paths] =
    await Promise.all([
      getSiteSettings(locale),
      listShippingCountries(locale),
      getLabels(locale, 'checkout'),
      getLabels(locale, 'forms'),
      getLabels(locale, 'discount'),
      getLabels(locale, 'giftCards'),
      getLabels(locale, 'delivery'),
      getLabels(locale, 'account'),
      getOptionLabels(locale),
      getTranslations({ locale, namespace: 'checkout' }),
      findPaths(locale),
    ]);
  const countries = served.map(({ iso, postalMask }) => ({ iso, name: countryName(iso, locale), postalMask }));
  const own = LOCALE_SETTINGS[locale].country;
  const links = { terms: linkTo(paths.terms), privacy: linkTo(paths.privacy) };
  const termsLabels = { guest: t.rich('consent.terms', links), signedIn: t.rich('consent.termsSignedIn', links) };

  return (
    <Container as="section" className={styles.page}>
      <h1>{block.title}</h1>
      <CheckoutIsland
        locale={locale}
        labels={labels}
        formLabels={formLabels}
        discountLabels={discountLabels}
        giftLabels={gifts.checkout}
        deliveryLabels={deliveryLabels}
        accountLabels={account.checkout}
        captcha={captchaSettings()}
        optionLabels={optionLabels}
        countries={countries}
        country={countries.some(({ iso }) => iso === own) ? own : (countries[0]?.iso ?? '')}
        requireAddition={settings.requireAddition}
        termsLabels={termsLabels}
        paymentText={settings.paymentText}
        paths={paths}
      />
    </Container>
  );
}

async function findPaths(locale: Locale) {
  const [checkout, cart, shop, terms, privacy] = await Promise.all([
    getPagePath(locale, PAGE_SLUGS.checkout),
    getPagePath(locale, PAGE_SLUGS.cart),
    getPagePath(locale, PAGE_SLUGS.shop),
    getPagePath(locale, PAGE_SLUGS.terms),
    getPagePath(locale, PAGE_SLUGS.privacy),
  ]);
  return { checkout, cart, shop, terms, privacy };
}

/** Opens in a new tab: reading the terms must not lose the input. */
const linkTo = (href: string) => (text: ReactNode) => (
  <a href={href} target="_blank" rel="noopener">
    {text}
  </a>
);
