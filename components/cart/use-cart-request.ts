import type { QuoteBody } from '@/backend/contract/requests';
import type { Locale } from '@/backend/contract/locales';
import { useCart } from '@/lib/purchase/cart/cart-store';
import { useCodes } from '@/lib/purchase/cart/discount-codes';
import { useSignedIn } from '@/lib/session/use-signed-in';

/**
 * Input of the cart's quote. `chosen` is the country selected on this page, null until then: the shop's own country is then
 * estimated for a guest, and the backend takes that of a customer's first address.
 */
export function useCartRequest(
  locale: Locale,
  shopCountry: string,
  chosen: string | null,
): QuoteBody & { codes: string[] } {
  const signedIn = useSignedIn();
  return {
    cart: useCart(),
    country: chosen ?? (signedIn ? undefined : shopCountry),
    codes: useCodes(),
    locale,
  };
}
