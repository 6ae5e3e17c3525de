import { getOptionLabels } from '@/lib/catalog/option-labels';
import { OPTION_KEYS, valuesOf, variantOptions } from '@/lib/catalog/options';
import { writeChoice } from '@/lib/catalog/select-variant';
import type { Product, ProductVariant, ShippingCountry } from '@/lib/catalog/types';
import type { SiteSettings } from '@/lib/content/types';
import { absoluteUrl } from '@/lib/hosts';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { productPath } from '@/lib/paths';
import { describeReviews } from '@/lib/reviews/json-ld';
import { getProductReviews } from '@/lib/reviews/queries';

interface ProductJsonLdProps {
  product: Product;
  settings: SiteSettings;
  countries: ShippingCountry[];
  locale: Locale;
}

const AVAILABILITY = { ok: 'InStock', low: 'LimitedAvailability', sold_out: 'OutOfStock' } as const;
const decimal = (cents: number): string => (cents / 100).toFixed(2);

/** What search engines read: the product, and every variant of it with its own price, stock and address. */
export async function ProductJsonLd({ product, settings, countries, locale }: ProductJsonLdProps) {
  const [labels, reviews] = await Promise.all([getOptionLabels(locale), getProductReviews(locale, product.id)]);
  const url = absoluteUrl(locale, productPath(locale, product.slug));
  const shipping = describeShipping(product, settings, countries, locale);

  const offerOf = (variant: ProductVariant) => {
    const choice = Object.fromEntries(variantOptions(variant).map(({ key, value }) => [key, value]));
    return {
      '@type': 'Offer',
      url: url + writeChoice('', choice),
      price: decimal(variant.price.amount),
      priceCurrency: variant.price.currency,
      priceValidUntil: variant.saleEnds ?? undefined,
      availability: `https://schema.org/${AVAILABILITY[variant.availability]}`,
      itemCondition: 'https://schema.org/NewCondition',
      ...shipping,
    };
  };

  const variantOf = (variant: ProductVariant) => {
    const options = variantOptions(variant).map(
      ({ key, value }) => [key, labels.values[key]?.[value] ?? value] as const,
    );
    return {
      '@type': 'Product',
      sku: variant.sku,
      name: [product.title, ...options.map(([, name]) => name)].join(' '),
      ...Object.fromEntries(options),
      image: variant.image ? absoluteUrl(locale, variant.image.url) : undefined,
      offers: offerOf(variant),
    };
  };

  const common = {
    '@context': 'https://schema.org',
    name: product.title,
    description: product.seo.description || product.summary,
    url,
    image: product.gallery.map(({ image }) => absoluteUrl(locale, image.url)),
    brand: { '@type': 'Brand', name: settings.siteName },
    ...describeReviews(reviews),
    audience: { '@type': 'PeopleAudience', suggestedMinAge: settings.minimumAge },
  };
  const [only] = product.variants;
  const data =
    product.variants.length === 1 && only
      ? { ...common, '@type': 'Product', sku: only.sku, offers: offerOf(only) }
      : {
          ...common,
          '@type': 'ProductGroup',
          productGroupID: product.id,
          variesBy: OPTION_KEYS.filter((key) => valuesOf(product.variants, key).length > 1).map(
            (key) => `https://schema.org/${key}`,
          ),
          hasVariant: product.variants.map(variantOf),
        };
  // "<" is written as an escape, so that no text of the CMS can end the script.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

function describeShipping(product: Product, settings: SiteSettings, countries: ShippingCountry[], locale: Locale) {
  const home = countries.find(({ iso }) => iso === LOCALES[locale].country);
  if (product.type !== 'physical' || !home) return {};
  const days = {
    '@type': 'QuantitativeValue',
    minValue: settings.delivery.min,
    maxValue: settings.delivery.max,
    unitCode: 'DAY',
  };
  return {
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: {
        '@type': 'MonetaryAmount',
        value: decimal(home.shippingCost.amount),
        currency: home.shippingCost.currency,
      },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: home.iso.toUpperCase() },
      deliveryTime: { '@type': 'ShippingDeliveryTime', transitTime: days },
    },
  };
}
