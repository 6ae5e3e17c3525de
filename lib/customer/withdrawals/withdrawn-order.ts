import { labelOptions, type OptionLabels } from '@/lib/catalog/options';
import type { WithdrawnOrder } from './types';
import { type FullOrder } from '@/backend/contract/order';

/** Converts an order for the withdrawal form; lines of the same variant are merged. */
export function toWithdrawnOrder({ slug, orderNr, lines }: FullOrder, labels: OptionLabels): WithdrawnOrder {
  const byVariant = new Map<string, WithdrawnOrder['lines'][number]>();
  for (const { variantId, title, options, quantity } of lines) {
    const named = [title, ...labelOptions(options, labels).map(({ value }) => value)].join(', ').slice(0, 300);
    const known = byVariant.get(variantId);
    byVariant.set(variantId, { variantId, title: named, quantity: quantity + (known?.quantity ?? 0) });
  }
  return { slug, orderNr, lines: [...byVariant.values()] };
}
