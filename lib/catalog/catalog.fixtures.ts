import type { ProductCard, ProductVariant } from './types';
import { type Availability } from '@/backend/contract/products';

/** Test products for this folder and the product components. */
export function makeVariant(
  color: string | null,
  size: string | null,
  availability: Availability = 'ok',
  amount = 8995,
): ProductVariant {
  const id = ['variant', color, size].filter(Boolean).join('-');
  return {
    id,
    sku: id.toUpperCase(),
    options: { ...(color && { color }), ...(size && { size }) },
    price: { amount, currency: 'EUR' },
    reduction: null,
    saleEnds: null,
    availability,
    image: null,
  };
}

export function makeCard(title: string, position: number, amount: number, variants: ProductVariant[]): ProductCard {
  return {
    id: title.toLowerCase(),
    slug: title.toLowerCase(),
    type: 'physical',
    listed: true,
    position,
    title,
    summary: `About ${title}`,
    image: null,
    from: { amount, currency: 'EUR' },
    rating: null,
    variants,
  };
}
