import { useState } from 'react';
import type { QuoteBody } from '@/backend/contract/requests';
import { useCart } from '@/lib/purchase/cart/cart-store';
import { useCodes } from '@/lib/purchase/cart/discount-codes';
import { readDraftCountry } from '@/lib/purchase/checkout/draft-country';
import { useSignedIn } from '@/lib/session/use-signed-in';
import type { CartContentProps } from './cart-content';

type Shop = Pick<CartContentProps, 'locale' | 'country' | 'countries'>;

/**
 * Input of the cart's quote. `chosen` is the country selected on this page, null until then: the backend then takes that of a
 * customer's first address, and guests have that of their draft in the checkout, or the shop's own.
 */
export function useCartRequest(
  { locale, country, countries }: Shop,
  chosen: string | null,
): QuoteBody & { codes: string[] } {
  const signedIn = useSignedIn();
  const [drafted] = useState(() => readDraftCountry(countries.map(({ iso }) => iso)));
  return {
    cart: useCart(),
    country: chosen ?? (signedIn ? undefined : (drafted ?? country)),
    codes: useCodes(),
    locale,
  };
}
