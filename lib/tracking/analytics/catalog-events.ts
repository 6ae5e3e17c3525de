import type { ProductCard } from '@/lib/catalog/types';
import { type Options, toItemOptions } from '@/lib/catalog/options';
import { type ShopEvent, shopEvent, type TagItem, toItem } from './events';

/** Represents a product by its cheapest variant, of the shown options if available. */
function productItem({ title, from, variants }: ProductCard, shown: Options = {}): TagItem | null {
  const cheapest = variants.filter(({ price }) => price.amount === from.amount);
  const wanted = Object.entries(shown);
  const isShown = ({ options }: ProductCard['variants'][number]) =>
    wanted.every(([key, value]) => options[key] === value);
  const variant = cheapest.find(isShown) ?? cheapest[0] ?? variants[0];
  if (!variant) return null;
  const { id, price } = variant;
  return toItem({
    variantId: id,
    title,
    options: toItemOptions(variant.options),
    unitPrice: price.amount,
    quantity: 1,
  });
}

export function viewItemEvent(product: ProductCard): ShopEvent | null {
  const item = productItem(product);
  return item && shopEvent('view_item', product.from.currency, [item]);
}

interface TrackedList {
  event: ShopEvent;
  slugs: string[];
}

/** The view_item_list event; null if nothing can be bought. `first` is the number of products on earlier pages. */
export function viewListEvent(
  list: { id: string; name: string; first?: number; shown?: Options },
  products: ProductCard[],
): TrackedList | null {
  const { id, name, first = 0, shown: choice } = list;
  const shown = products.flatMap((product, index) => {
    const item = productItem(product, choice);
    return item ? [{ slug: encodeURIComponent(product.slug), item: { ...item, index: first + index } }] : [];
  });
  const items = shown.map(({ item }) => item);
  if (items.length === 0) return null;
  return {
    event: { event: 'view_item_list', item_list_id: id, item_list_name: name, items },
    slugs: shown.map(({ slug }) => slug),
  };
}
