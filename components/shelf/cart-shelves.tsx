'use client';

import { viewedProducts } from '@/lib/catalog/shelf/viewed-products';
import { useHydrated } from '@/lib/core/use-hydrated';
import { useCart } from '@/lib/purchase/cart/cart-store';
import { LazyShelf } from './lazy-shelf';

/** What goes with the cart, and is not in it. */
export function CartGoesWith() {
  const variants = [...new Set(useCart().map(({ variantId }) => variantId))].toSorted();
  return variants.length > 0 && <LazyShelf kind="goesWith" query={`variants=${variants.join()}`} />;
}

/** What was viewed last, for an empty cart. */
export function ViewedProducts() {
  const viewed = useHydrated() ? viewedProducts().slice(0, 4) : [];
  return viewed.length > 0 && <LazyShelf kind="viewed" query={`ids=${viewed.join()}`} />;
}
