import { getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/ui/json-ld';
import { brandOf } from '@/lib/catalog/brand';
import { getOptions } from '@/lib/catalog/option-queries';
import { labelOptions, optionsOf, toItemOptions, toLabels } from '@/lib/catalog/options';
import { writeChoice } from '@/lib/catalog/select-variant';
import type { Product, ProductVariant, ShippingCountry } from '@/lib/catalog/types';
import type { SiteSettings } from '@/lib/content/pages/types';
import { absoluteUrl } from '@/lib/i18n/hosts';
import { productPath } from '@/backend/contract/paths';
import { describeReviews } from '@/lib/catalog/reviews/json-ld';
import { getProductReviews } from '@/lib/catalog/reviews/review-queries';
import { decimal, organizationId, organizationRef, partId, refer } from '@/lib/discovery/seo/structured-data-ids';
import { describeFilm } from './describe-film';
import { describePolicies } from './offer-policies';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';

interface ProductJsonLdProps {
  product: Product;
  settings: SiteSettings;
  countries: ShippingCountry[];
  locale: Locale;
}

/** Options that schema.org has a property for. */
const PROPERTIES = ['color', 'size', 'material', 'pattern'];

const AVAILABILITY = { ok: 'InStock', low: 'LimitedAvailability', sold_out: 'OutOfStock' } as const;

/** Structured data: the product, and each variant with its own price, stock and URL. */
export async function ProductJsonLd({ product, settings, countries, locale }: ProductJsonLdProps) {
  const [all, reviews, passport] = await Promise.all([
    getOptions(locale),
    getProductReviews(locale, product.id),
    getTranslations({ locale, namespace: 'passport' }),
  ]);
  const url = absoluteUrl(locale, productPath(locale, product.slug));
  // Lessons are not shipped, and cannot be returned once playback has started.
  const policies = product.type === 'physical' && countries.length > 0 ? describePolicies(countries) : null;

  const labels = toLabels(all);

  const createOffer = (variant: ProductVariant) => ({
    '@type': 'Offer',
    url: url + writeChoice('', variant.options),
    price: decimal(variant.price.amount),
    priceCurrency: variant.price.currency,
    priceValidUntil: variant.saleEnds ?? undefined,
    availability: `https://schema.org/${AVAILABILITY[variant.availability]}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: refer(organizationId()),
    ...policies?.ofOffer,
  });

  const images = product.gallery.map(({ image }) => absoluteUrl(locale, image.url));
  const describeVariant = (variant: ProductVariant) => {
    const options = labelOptions(toItemOptions(variant.options), labels);
    const others = options.filter(({ key }) => !PROPERTIES.includes(key));
    return {
      '@type': 'Product',
      sku: variant.sku,
      gtin: variant.gtin,
      name: [product.title, ...options.map(({ value }) => value)].join(' '),
      ...Object.fromEntries(options.flatMap(({ key, value }) => (PROPERTIES.includes(key) ? [[key, value]] : []))),
      additionalProperty:
        others.length > 0
          ? others.map(({ label, value }) => ({ '@type': 'PropertyValue', name: label, value }))
          : undefined,
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
    subjectOf: describeFilm(product, locale),
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
  const variesBy = optionsOf(product.variants, all)
    .filter(({ key, values }) => PROPERTIES.includes(key) && values.length > 1)
    .map(({ key }) => `https://schema.org/${key}`);
  const described =
    product.variants.length === 1
      ? { ...common, '@type': 'Product', sku: only.sku, gtin: only.gtin, offers: createOffer(only) }
      : {
          ...common,
          '@type': 'ProductGroup',
          productGroupID: product.id,
          variesBy: variesBy.length > 0 ? variesBy : undefined,
          hasVariant: product.variants.map(describeVariant),
        };
  return (
    <JsonLd data={{ '@graph': [described, organizationRef(locale, settings.siteName), ...(policies?.nodes ?? [])] }} />
  );
}
