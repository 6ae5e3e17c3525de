import { completeCheckout } from './complete-checkout';
import { findPlacedOrder } from './find-placed-order';

/** Removes the lines of an order from the cart that was placed without its result page having done so. */
export async function finishPlacedOrder(): Promise<void> {
  const slug = await findPlacedOrder();
  if (slug) completeCheckout(slug);
}
