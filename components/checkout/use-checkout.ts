'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useBeginCheckout } from '@/components/analytics/use-begin-checkout';
import type { Submission } from '@/components/forms/form';
import { trackQuote } from '@/lib/analytics/cart-events';
import type { CartItem, Quote } from '@/lib/cart/types';
import { hasPhysical, orderableItems, shortLines, type UnavailableLine } from '@/lib/checkout/cart-kinds';
import { goTo } from '@/lib/checkout/go-to';
import { buildOrderRequest, quoteCountry } from '@/lib/checkout/order-request';
import { type OrderProblem, type Placed, placeOrder } from '@/lib/checkout/place-order';
import type { CheckoutRules, CheckoutValues } from '@/lib/checkout/schema';
import type { FieldFault } from '@/lib/forms/errors';
import type { Locale } from '@/lib/i18n/locales';
import { orderPaymentPath } from '@/lib/paths';
import { quoteKey } from './use-quote';

/** What the last press of the button led to, when it did not lead away. A new object each time. */
export type CheckoutNews =
  | { kind: 'total-changed'; before: number; after: number }
  | { kind: 'unavailable'; lines: UnavailableLine[] }
  | { kind: 'existing-account' }
  | { kind: 'no-quote' }
  | { kind: 'problem'; problem: OrderProblem };

interface Checkout {
  cart: CartItem[];
  locale: Locale;
  rules: CheckoutRules;
  /** The quote that is on the screen. */
  quote: Quote | undefined;
  /** Whether the order is a customer's. */
  signedIn: boolean;
}

export function useCheckout({ cart, locale, rules, quote, signedIn }: Checkout) {
  const queries = useQueryClient();
  const [news, setNews] = useState<CheckoutNews | null>(null);
  const [leavingFor, setLeavingFor] = useState<string | null>(null);
  useBeginCheckout(quote);

  // Back from the bank the browser may show this very page again, just as it was left.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => event.persisted && setLeavingFor(null);
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  const leave = (url: string) => {
    setLeavingFor(url);
    goTo(url);
  };

  const follow = (placed: Placed, values: CheckoutValues, shown: Quote): FieldFault[] => {
    switch (placed.kind) {
      case 'pay':
        trackQuote('add_payment_info', shown);
        leave(placed.url);
        return [];
      case 'ordered':
        leave(orderPaymentPath(placed.slug));
        return [];
      case 'fields':
        return placed.faults;
      case 'total-changed':
        queries.setQueryData(quoteKey({ cart, country: quoteCountry(rules, values), locale }), placed.quote);
        setNews({ kind: 'total-changed', before: shown.total, after: placed.quote.total });
        return [];
      case 'unavailable':
        setNews(placed);
        void queries.invalidateQueries({ queryKey: ['quote'] });
        return [];
      case 'cart-empty':
        setNews({ kind: 'unavailable', lines: [] });
        return [];
      default:
        setNews(placed);
        return [];
    }
  };

  const submit = async (values: CheckoutValues, { captchaToken }: Submission): Promise<FieldFault[]> => {
    setNews(null);
    if (!quote) {
      setNews({ kind: 'no-quote' });
      return [];
    }
    const items = orderableItems(cart, quote);
    const short = shortLines(cart, quote);
    if (items.length === 0 || short.length > 0) {
      setNews({ kind: 'unavailable', lines: short });
      return [];
    }
    const request = buildOrderRequest({ values, cart: items, locale, rules, total: quote.total, signedIn });
    if (hasPhysical(quote)) trackQuote('add_shipping_info', quote);
    const placed = await placeOrder(request, captchaToken);
    return follow(placed, values, quote);
  };

  return { submit, news, leavingFor, stay: () => setLeavingFor(null) };
}
