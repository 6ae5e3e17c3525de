import { z } from 'zod';
import { isGtin } from '@/backend/contract/gtin';

/**
 * Google's product data specification for RSS 2.0 (support.google.com/merchants/answer/7052112 and the pages of its attributes), as far as the shop
 * uses it. Written from the specification, not from the code that builds the feed; unknown elements are refused.
 */
const textUpTo = (max: number) => z.string().min(1).max(max);
const url = z.url({ protocol: /^https?$/ }).max(2000);
const money = z.string().regex(/^\d+\.\d{2} [A-Z]{3}$/);
const days = z.string().regex(/^\d{1,2}$/);
const minute = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d(Z|[+-]\d{4})`;

const one = <T extends z.ZodType>(schema: T) => z.tuple([schema]).transform(([value]) => value as z.output<T>);
const optional = <T extends z.ZodType>(schema: T) =>
  z
    .array(schema)
    .max(1)
    .default([])
    .transform(([value]) => value);
const many = <T extends z.ZodType>(schema: T, max: number) => z.array(schema).max(max).default([]);

const shipping = z.strictObject({
  country: one(z.string().regex(/^[A-Z]{2}$/)),
  price: one(money),
  min_handling_time: optional(days),
  max_handling_time: optional(days),
  min_transit_time: optional(days),
  max_transit_time: optional(days),
});

const detail = z.strictObject({
  section_name: optional(textUpTo(140)),
  attribute_name: one(textUpTo(140)),
  attribute_value: one(textUpTo(1000)),
});

const amountOf = (text: string): number => Number(text.split(' ')[0]);
const currencyOf = (text: string): string => text.split(' ')[1] ?? '';

const googleItem = z
  .strictObject({
    id: one(
      z
        .string()
        .regex(/^[\x21-\x7e]+$/)
        .max(50),
    ),
    item_group_id: optional(textUpTo(50)),
    title: one(textUpTo(150)),
    description: one(textUpTo(5000)),
    link: one(url),
    image_link: one(url),
    additional_image_link: many(url, 10),
    availability: one(z.enum(['in_stock', 'out_of_stock', 'preorder', 'backorder'])),
    price: one(money),
    sale_price: optional(money),
    sale_price_effective_date: optional(
      z
        .string()
        .max(51)
        .regex(new RegExp(`^${minute}/${minute}$`)),
    ),
    brand: optional(textUpTo(70)),
    gtin: optional(z.string().refine(isGtin)),
    mpn: optional(textUpTo(70)),
    identifier_exists: optional(z.enum(['yes', 'no'])),
    condition: one(z.enum(['new', 'refurbished', 'used'])),
    google_product_category: optional(textUpTo(750)),
    color: optional(textUpTo(100)),
    size: optional(textUpTo(100)),
    age_group: optional(z.enum(['newborn', 'infant', 'toddler', 'kids', 'adult'])),
    gender: optional(z.enum(['male', 'female', 'unisex'])),
    product_detail: many(detail, 1000),
    shipping: many(shipping, 100),
  })
  .superRefine((item, context) => {
    const fault = (message: string): void => context.addIssue({ code: 'custom', message: `${item.id}: ${message}` });
    const identified = item.brand !== undefined && (item.gtin !== undefined || item.mpn !== undefined);
    if (!identified && item.identifier_exists !== 'no') fault('neither identified nor marked as without identifiers');
    if (identified && item.identifier_exists === 'no') fault('identified, but marked as without identifiers');
    if (amountOf(item.price) <= 0) fault('the price must be above 0');
    if (item.sale_price !== undefined && amountOf(item.sale_price) >= amountOf(item.price))
      fault('the sale price must be below the price');
    if (item.sale_price === undefined && item.sale_price_effective_date !== undefined) fault('dates without a sale');
    const currencies = [item.price, item.sale_price, ...item.shipping.map(({ price }) => price)];
    if (new Set(currencies.filter((text) => text !== undefined).map(currencyOf)).size > 1) fault('several currencies');
    if (item.additional_image_link.includes(item.image_link)) fault('its main picture twice');
  });
export type GoogleItem = z.infer<typeof googleItem>;

const googleFeed = z
  .strictObject({
    title: one(textUpTo(150)),
    link: one(url),
    description: one(z.string().min(1)),
    item: z.array(googleItem).min(1),
  })
  .superRefine(({ item: items }, context) => {
    const ids = items.map(({ id }) => id);
    if (new Set(ids).size < ids.length) context.addIssue({ code: 'custom', message: 'an id occurs twice' });
    const kinds = items
      .filter((item) => item.item_group_id)
      .map((item) => `${item.item_group_id} ${item.color} ${item.size}`);
    if (new Set(kinds).size < kinds.length)
      context.addIssue({ code: 'custom', message: 'two items of a group have the same colour and size' });
  });

/** An element by its children: lists of texts or of such elements, by name. */
function toObject(element: Element): Record<string, unknown[]> {
  const found: Record<string, unknown[]> = {};
  for (const child of element.children) {
    const values = (found[child.localName] ??= []);
    values.push(child.children.length > 0 ? toObject(child) : (child.textContent ?? ''));
  }
  return found;
}

/** Parses and validates a whole feed; needs a DOM. */
export function parseGoogleFeed(xml: string): z.infer<typeof googleFeed> {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  const fault = document.querySelector('parsererror');
  if (fault) throw new Error(`The feed is not well-formed: ${fault.textContent}`);
  const root = document.documentElement;
  const [channel, ...others] = root.children;
  if (root.localName !== 'rss' || root.getAttribute('version') !== '2.0' || !channel || others.length > 0)
    throw new Error('The feed is not RSS 2.0');
  const foreign = [...root.getElementsByTagName('item')]
    .flatMap((item) => [...item.getElementsByTagName('*')])
    .find(({ namespaceURI }) => namespaceURI !== 'http://base.google.com/ns/1.0');
  if (foreign) throw new Error(`${foreign.tagName} is not in Google's namespace`);
  return googleFeed.parse(toObject(channel));
}
