import { z } from 'zod';
import { isGtin } from '@/backend/contract/gtin';

/**
 * OpenAI's product feed schema for file uploads (developers.openai.com/commerce/specs/feed), as far as the shop uses it. Written from the
 * specification, not from the code that builds the feed; unknown fields are refused.
 */
const textUpTo = (max: number) => z.string().min(1).max(max);
const url = z.url({ protocol: /^https?$/ });
const money = z.string().regex(/^\d+\.\d{2} [A-Z]{3}$/);
const country = z.string().regex(/^[A-Z]{2}$/);
const amountOf = (text: string): number => Number(text.split(' ')[0]);
const currencyOf = (text: string): string => text.split(' ')[1] ?? '';

const agentRow = z
  .strictObject({
    is_eligible_search: z.boolean(),
    is_eligible_checkout: z.boolean(),
    item_id: textUpTo(100),
    title: textUpTo(150),
    description: textUpTo(5000),
    url,
    brand: textUpTo(70),
    seller_name: textUpTo(70),
    seller_url: url,
    image_url: url,
    additional_image_urls: z.array(url).min(1).optional(),
    availability: z.enum(['in_stock', 'out_of_stock', 'pre_order', 'backorder', 'unknown']),
    price: money,
    sale_price: money.optional(),
    group_id: textUpTo(70).optional(),
    listing_has_variations: z.boolean(),
    variant_dict: z.record(z.string(), z.string().min(1)).optional(),
    gtin: z.string().refine(isGtin).optional(),
    mpn: textUpTo(70).optional(),
    condition: z.enum(['new', 'refurbished', 'used']),
    product_category: textUpTo(750).optional(),
    color: textUpTo(40).optional(),
    size: textUpTo(20).optional(),
    age_group: z.enum(['newborn', 'infant', 'toddler', 'kids', 'adult']),
    gender: z.enum(['male', 'female', 'unisex']),
    shipping_price: money.optional(),
    accepts_returns: z.boolean(),
    return_deadline_in_days: z.number().int().positive(),
    target_countries: z.array(country).min(1),
    store_country: country,
  })
  .superRefine((row, context) => {
    const fault = (message: string): void =>
      context.addIssue({ code: 'custom', message: `${row.item_id}: ${message}` });
    if (row.is_eligible_checkout) fault('checkout needs policies and an integration, which the shop does not have');
    if (amountOf(row.price) <= 0) fault('the price must be above 0');
    if (row.sale_price !== undefined && amountOf(row.sale_price) >= amountOf(row.price))
      fault('the sale price must be below the price');
    const amounts = [row.price, row.sale_price, row.shipping_price].filter((text) => text !== undefined);
    if (new Set(amounts.map(currencyOf)).size > 1) fault('several currencies');
    const group = [
      row.group_id !== undefined,
      row.listing_has_variations,
      Object.keys(row.variant_dict ?? {}).length > 0,
    ];
    if (new Set(group).size > 1) fault('group_id, listing_has_variations and variant_dict belong together');
    if (row.group_id === row.item_id) fault('the group is not the item');
  });
export type AgentRow = z.infer<typeof agentRow>;

/** Parses and validates a whole feed. */
export function parseAgentFeed(text: string): AgentRow[] {
  if (!text.endsWith('\n')) throw new Error('The last line is not complete');
  const rows = text
    .slice(0, -1)
    .split('\n')
    .map((line) => agentRow.parse(JSON.parse(line)));
  if (new Set(rows.map((row) => row.item_id)).size < rows.length) throw new Error('an id occurs twice');
  return rows;
}
