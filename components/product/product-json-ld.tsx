import { getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/ui/json-ld';
import { brandOf } from '@/lib/catalog/brand';
import { getOptionLabels } from '@/lib/catalog/option-labels';
import { valuesOf, variantOptions } from '@/lib/catalog/variant-options';
import { writeChoice } from '@/lib/catalog/select-variant';
import type { Product, ProductVariant, ShippingCountry } from '@/lib/catalog/types';
import type { SiteSettings } from '@/lib/content/pages/types';
import { absoluteUrl } from '@/lib/i18n/hosts';
import { productPath } from '@/backend/contract/paths';
import { describeReviews } from '@/lib/catalog/reviews/json-ld';
import { getProductReviews } from '@/lib/catalog/reviews/review-queries';
import { decimal, organizationId, organizationRef, partId, refer } from '@/lib/discovery/seo/structured-data-ids';
import { describePolicies } from './offer-policies';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';
import { OPTION_KEYS } from '@/backend/contract/products';

interface ProductJsonLdProps {
  product: Product;
  settings: SiteSettings;
  countries: ShippingCountry[];
  locale: Locale;
}

const AVAILABILITY = { ok: 'InStock', low: 'LimitedAvailability', sold_out: 'OutOfStock' } as const;

/** Structured data: the product, and each variant with its own price, stock and URL. */
export async function ProductJsonLd({ product, settings, countries, locale }: ProductJsonLdProps) {
  const [labels, reviews, passport] = await Promise.all([
    getOptionLabels(locale),
    getProductReviews(locale, product.id),
    getTranslations({ locale, namespace: 'passport' }),
  ]);
  const url = absoluteUrl(locale, productPath(locale, product.slug));
  // Lessons are not shipped, and cannot be returned once playback has started.
  const policies = product.type === 'physical' && countries.length > 0 ? describePolicies(countries) : null;

  const createOffer = (variant: ProductVariant) => {
    const choice = Object.fromEntries(variantOptions(variant).map(({ key, value }) => [key, value]));
    return {
      '@type': 'Offer',
      url: url + writeChoice('', choice),
      price: decimal(variant.price.amount),
      priceCurrency: variant.price.currency,
      priceValidUntil: variant.saleEnds ?? undefined,
      availability: `https://schema.org/${AVAILABILITY[variant.availability]}`,
      itemCondition: 'https://schema.org/NewCondition',
      seller: refer(organizationId()),
      ...policies?.ofOffer,
    };
  };

  const images = product.gallery.map(({ image }) => absoluteUrl(locale, image.url));
  const describeVariant = (variant: ProductVariant) => {
    const options = variantOptions(variant).map(
      ({ key, value }) => [key, labels.values[key]?.[value] ?? value] as const,
    );
    return {
      '@type': 'Product',
      sku: variant.sku,
      name: [product.title, ...options.map(([, name]) => name)].join(' '),
      ...Object.fromEntries(options),
      image: variant.image ? absoluteUrl(locale, variant.image.url) : images[0],
      offers: createOffer(variant),
    };
  };

  const { brand } = brandOf(product.maker?.name ?? '', { ...settings, companyName: settings.company.name });
  const common = {
    '@id': partId(url, 'product'),
    name: product.title,
    description: product.seo.description || product.summary || product.title,
    url,
    image: images.length > 0 ? images : undefined,
    inLanguage: LOCALE_SETTINGS[locale].tag,
    brand: { '@type': 'Brand', name: brand },
    ...describeReviews(reviews),
    additionalProperty:
      product.passport.length > 0
        ? product.passport.map(({ name, text }) => ({ '@type': 'PropertyValue', name: passport(name), value: text }))
        : undefined,
    audience: { '@type': 'PeopleAudience', suggestedMinAge: settings.minimumAge },
  };
  const [only] = product.variants;
  // Search engines show products only with offers.
  if (!only) return null;
  const described =
    product.variants.length === 1
      ? { ...common, '@type': 'Product', sku: only.sku, offers: createOffer(only) }
      : {
          ...common,
          '@type': 'ProductGroup',
          productGroupID: product.id,
          variesBy: OPTION_KEYS.filter((key) => valuesOf(product.variants, key).length > 1).map(
            (key) => `https://schema.org/${key}`,
          ),
          hasVariant: product.variants.map(describeVariant),
        };
  return (
    <JsonLd data={{ '@graph': [described, organizationRef(locale, settings.siteName), ...(policies?.nodes ?? [])] }} />
  );
}
