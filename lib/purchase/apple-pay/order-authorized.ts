import { type OrderRequest } from '@/lib/purchase/checkout/order-request';
import { type Express, hasEndedUnpaid, placeOrder } from '@/lib/purchase/checkout/place-order';
import type { ContactField } from './apple-pay-session';
import { sheetField } from './read-contact';

/** How the sheet ends, or the field that it shows an error at. */
export type AuthorizedOutcome =
  /** Ordered and paid, or about to be. */
  | { kind: 'paid'; slug: string }
  /** Ordered, but the money did not come; the order's page offers to pay in another way. */
  | { kind: 'declined'; slug: string }
  | { kind: 'field'; field: ContactField }
  /** Nothing was ordered, nor charged. */
  | { kind: 'changed' | 'existingAccount' | 'tooManyUnpaid' | 'failed' }
  /** The answer was lost twice. */
  | { kind: 'unconfirmed' };

/** Places the order that the customer has authorized. A lost answer is asked for once more: the first call may have paid. */
export async function orderAuthorized(request: OrderRequest, express: Express): Promise<AuthorizedOutcome> {
  const first = await placeOrder(request, null, express);
  const isLost = first.kind === 'problem' && first.problem === 'unreachable';
  const placed = isLost ? await placeOrder(request, null, express) : first;
  switch (placed.kind) {
    case 'ordered':
      return { kind: (await hasEndedUnpaid(placed.slug)) ? 'declined' : 'paid', slug: placed.slug };
    // It waits for a payment that is chosen on the provider's page.
    case 'pay':
      return { kind: 'declined', slug: placed.slug };
    case 'fields':
      return { kind: 'field', field: sheetField(placed.errors[0]?.name ?? '') };
    case 'total-changed':
    case 'delivery-changed':
    case 'unavailable':
    case 'cart-empty':
      return { kind: 'changed' };
    case 'existing-account':
      return { kind: 'existingAccount' };
    case 'too-many-unpaid':
      return { kind: 'tooManyUnpaid' };
    case 'problem':
      return { kind: placed.problem === 'unreachable' ? 'unconfirmed' : 'failed' };
  }
}
