import { z } from 'zod';
import { isGtin } from '@/backend/contract/gtin';

/** Required and recommended properties by type, after schema.org and Google's documentation of structured data (2025). */
const text = z.string().trim().min(1);
const url = z.url({ protocol: /^https?$/ });
const urls = z.union([url, z.array(url).min(1)]);
const enumerated = (...names: string[]) => z.enum(names.map((name) => `https://schema.org/${name}`));
const day = z.string().refine((value) => !Number.isNaN(Date.parse(value)), 'no ISO 8601 date');
const duration = z.string().regex(/^P(?=.)(\d+D)?(T(?=.)(\d+H)?(\d+M)?(\d+S)?)?$/, 'no ISO 8601 duration');
const price = z.union([z.number().nonnegative(), z.string().regex(/^\d+(\.\d{1,2})?$/)]);
const currency = z.string().regex(/^[A-Z]{3}$/);
const country = z.string().regex(/^[A-Z]{2}$/);
/** A node defined elsewhere in the same document or on another page. */
/** Of the same page, or of the company on the home page. */
const reference = z.strictObject({ '@id': z.union([url, z.string().regex(/^#./)]) });
const typed = <S extends z.ZodRawShape>(type: string, shape: S) => z.object({ '@type': z.literal(type), ...shape });

const organization = z.object({
  '@type': z.enum(['Organization', 'OnlineStore', 'OnlineBusiness', 'Corporation']),
  '@id': url.optional(),
  name: text,
  url: url.optional(),
  logo: z.union([url, typed('ImageObject', { url })]).optional(),
  vatID: text.optional(),
  email: z.email().optional(),
  sameAs: urls.optional(),
  address: z
    .union([text, typed('PostalAddress', { streetAddress: text, addressLocality: text.optional() })])
    .optional(),
  contactPoint: typed('ContactPoint', { contactType: text, email: z.email().optional() }).optional(),
});
const person = typed('Person', { name: text });
const organizationLike = z.union([organization, reference]);

const days = typed('QuantitativeValue', {
  minValue: z.number().int().nonnegative(),
  maxValue: z.number().int().nonnegative(),
  unitCode: z.literal('DAY'),
});
const region = typed('DefinedRegion', { addressCountry: country });
const shipping = typed('OfferShippingDetails', {
  shippingRate: typed('MonetaryAmount', { value: price, currency }),
  shippingDestination: z.union([region, z.array(region).min(1)]),
  deliveryTime: typed('ShippingDeliveryTime', { handlingTime: days, transitTime: days }),
});
const returnPolicy = typed('MerchantReturnPolicy', {
  applicableCountry: z.union([country, z.array(country).min(1)]),
  returnPolicyCategory: enumerated('MerchantReturnFiniteReturnWindow'),
  merchantReturnDays: z.number().int().min(14),
  returnMethod: enumerated('ReturnByMail', 'ReturnInStore', 'ReturnAtKiosk'),
  returnFees: enumerated('FreeReturn', 'ReturnFeesCustomerResponsibility', 'ReturnShippingFees'),
});
const shippingLike = z.union([shipping, reference]);

const offer = typed('Offer', {
  price,
  priceCurrency: currency,
  availability: enumerated('InStock', 'LimitedAvailability', 'OutOfStock', 'PreOrder', 'BackOrder', 'SoldOut'),
  url,
  itemCondition: enumerated('NewCondition', 'UsedCondition'),
  priceValidUntil: day.optional(),
  shippingDetails: z.union([shippingLike, z.array(shippingLike).min(1)]).optional(),
  hasMerchantReturnPolicy: z.union([returnPolicy, reference]).optional(),
});
const rating = { ratingValue: z.coerce.number().min(1).max(5), bestRating: z.coerce.number().optional() };
const aggregateRating = z
  .object({
    '@type': z.literal('AggregateRating'),
    ...rating,
    reviewCount: z.coerce.number().int().optional(),
    ratingCount: z.coerce.number().int().optional(),
  })
  .refine(({ reviewCount, ratingCount }) => (reviewCount ?? ratingCount ?? 0) > 0, 'counts no review');
const review = typed('Review', {
  author: z.union([person, organization]),
  reviewRating: typed('Rating', rating),
  datePublished: day.optional(),
});
const product = {
  name: text,
  sku: text.optional(),
  gtin: z.string().refine(isGtin, 'no GTIN').optional(),
  image: urls.optional(),
  description: text.optional(),
  brand: typed('Brand', { name: text }).optional(),
  aggregateRating: aggregateRating.optional(),
  review: z.union([review, z.array(review)]).optional(),
};
const variant = typed('Product', {
  ...product,
  sku: text,
  image: urls,
  color: text.optional(),
  size: text.optional(),
  // Goods with sizes and colors are shipped and can be returned.
  offers: offer.required({ shippingDetails: true, hasMerchantReturnPolicy: true }),
});

const listItem = z.object({
  '@type': z.literal('ListItem'),
  position: z.number().int().positive(),
  name: text.optional(),
  url: url.optional(),
  item: z.union([url, z.looseObject({ '@id': url.optional(), name: text })]).optional(),
});
const inOrder = (items: { position: number }[]): boolean =>
  items.every(({ position }, at) => at === 0 || position === (items[at - 1]?.position ?? 0) + 1);
const DISORDER = 'positions are not in order';
const article = {
  headline: text,
  image: urls,
  datePublished: day,
  dateModified: day.optional(),
  author: z.union([person, organizationLike, z.array(z.union([person, organization])).min(1)]),
  publisher: organizationLike.optional(),
};

export const JSON_LD: Record<string, z.ZodType> = {
  Organization: organization,
  OnlineStore: organization.required({
    logo: true,
    address: true,
    vatID: true,
    sameAs: true,
    contactPoint: true,
    url: true,
  }),
  WebSite: typed('WebSite', {
    '@id': url,
    url,
    name: text,
    potentialAction: typed('SearchAction', {
      target: typed('EntryPoint', { urlTemplate: z.string().includes('{search_term_string}') }),
      'query-input': z.literal('required name=search_term_string'),
    }),
  }),
  ProductGroup: typed('ProductGroup', {
    ...product,
    description: text,
    url,
    productGroupID: text,
    variesBy: z.array(enumerated('color', 'size')).min(1),
    hasVariant: z.array(variant).min(1),
  }),
  Product: typed('Product', { ...product, image: urls, offers: offer }),
  OfferShippingDetails: shipping,
  MerchantReturnPolicy: returnPolicy,
  BreadcrumbList: typed('BreadcrumbList', {
    itemListElement: z
      .array(listItem.required({ name: true, item: true }))
      .min(2)
      .refine(inOrder, DISORDER),
  }),
  ItemList: typed('ItemList', { itemListElement: z.array(listItem).min(1).refine(inOrder, DISORDER) }),
  FAQPage: typed('FAQPage', {
    mainEntity: z.array(typed('Question', { name: text, acceptedAnswer: typed('Answer', { text }) })).min(1),
  }),
  Article: typed('Article', article),
  BlogPosting: typed('BlogPosting', article),
  Blog: typed('Blog', { name: text, url: url.optional() }),
  Course: typed('Course', {
    name: text,
    description: text,
    provider: organizationLike,
    offers: typed('Offer', { category: text, price, priceCurrency: currency }).optional(),
    hasCourseInstance: typed('CourseInstance', { courseMode: text, courseWorkload: duration }),
  }),
  VideoObject: typed('VideoObject', {
    name: text,
    description: text,
    thumbnailUrl: urls,
    uploadDate: day,
    duration,
    hasPart: z
      .array(
        typed('Clip', { name: text, startOffset: z.number().nonnegative(), url, endOffset: z.number().positive() }),
      )
      .optional(),
  }),
  Review: review.extend({ itemReviewed: z.looseObject({ '@type': text }) }),
};
