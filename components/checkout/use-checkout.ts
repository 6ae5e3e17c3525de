'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useBeginCheckout } from '@/components/analytics/use-begin-checkout';
import { quoteKey } from '@/components/cart/use-quote';
import type { Submission } from '@/components/forms/form';
import { trackQuote } from '@/lib/tracking/analytics/cart-events';
import { methodToOrder } from '@/lib/purchase/delivery/chosen-option';
import { removeCodes } from '@/lib/purchase/cart/discount-codes';
import { appliedCodes, toPay } from '@/lib/purchase/cart/explain-discount-code';
import type { QuoteBody } from '@/backend/contract/requests';
import {
  hasPhysical,
  orderableItems,
  linesExceedingStock,
  type UnavailableLine,
} from '@/lib/purchase/checkout/cart-contents';
import { navigateTo } from '@/lib/purchase/checkout/navigate-to';
import { buildOrderRequest } from '@/lib/purchase/checkout/order-request';
import {
  type OrderProblem,
  type PlaceOrderResult,
  type UnpaidLimit,
  placeOrder,
} from '@/lib/purchase/checkout/place-order';
import type { CheckoutRules, CheckoutValues } from '@/lib/purchase/checkout/checkout-schema';
import type { FieldError } from '@/lib/forms/field-errors';
import { orderPaymentPath } from '@/backend/contract/paths';
import { type CodeResult } from '@/backend/contract/discounts';
import { type Quote } from '@/backend/contract/quote';

/** Outcome of the last submission, unless it redirected. A new object each time. */
export type CheckoutOutcome =
  /** `codes`: codes that no longer apply. */
  | { kind: 'total-changed'; before: number; after: number; codes: CodeResult[] }
  /** The chosen way of delivery is not offered any more; another one costs the same. */
  | { kind: 'delivery-changed' }
  | { kind: 'unavailable'; lines: UnavailableLine[] }
  | { kind: 'too-many-unpaid'; limit: UnpaidLimit }
  | { kind: 'existing-account' }
  | { kind: 'no-quote' }
  | { kind: 'problem'; problem: OrderProblem };

interface Checkout {
  /** The input of the displayed quote. */
  request: QuoteBody & { codes: string[] };
  rules: CheckoutRules;
  quote: Quote | null;
  /** Whether a customer is signed in. */
  signedIn: boolean;
}

export function useCheckout({ request, rules, quote, signedIn }: Checkout) {
  const { cart, locale } = request;
  const queries = useQueryClient();
  const [outcome, setOutcome] = useState<CheckoutOutcome | null>(null);
  const [redirectUrl, setRedirectUrl] = useState<string | null>(null);
  useBeginCheckout(quote);

  // When returning from the bank, the browser may restore this page from its back/forward cache.
  useEffect(() => {
    const restore = (event: PageTransitionEvent) => event.persisted && setRedirectUrl(null);
    window.addEventListener('pageshow', restore);
    return () => window.removeEventListener('pageshow', restore);
  }, []);

  const leave = (url: string) => {
    setRedirectUrl(url);
    navigateTo(url);
  };

  /** The next quote would accept a code that only the order rejects: remove it and show the reason at the field. */
  const showNewTotal = (next: Quote, shown: Quote): void => {
    const codes = next.codes.filter(({ state }) => state !== 'applied');
    const expired = codes.map(({ code }) => code);
    removeCodes(expired);
    const remaining = request.codes.filter((code) => !expired.includes(code));
    queries.setQueryData(quoteKey({ ...request, codes: remaining }), next);
    setOutcome({ kind: 'total-changed', before: toPay(shown), after: toPay(next), codes });
  };

  const follow = (placed: PlaceOrderResult, shown: Quote): FieldError[] => {
    switch (placed.kind) {
      case 'pay':
        trackQuote('add_payment_info', shown);
        leave(placed.url);
        return [];
      case 'ordered':
        leave(orderPaymentPath(placed.slug));
        return [];
      case 'fields':
        // Its list may have changed too.
        if (placed.errors.some(({ name }) => name === 'pickupPoint'))
          void queries.invalidateQueries({ queryKey: ['pickup-points'] });
        return placed.errors;
      case 'total-changed':
        showNewTotal(placed.quote, shown);
        return [];
      case 'delivery-changed':
        queries.setQueryData(quoteKey(request), placed.quote);
        setOutcome({ kind: 'delivery-changed' });
        return [];
      case 'unavailable':
        setOutcome(placed);
        void queries.invalidateQueries({ queryKey: ['quote'] });
        return [];
      case 'cart-empty':
        setOutcome({ kind: 'unavailable', lines: [] });
        return [];
      default:
        setOutcome(placed);
        return [];
    }
  };

  const submit = async (values: CheckoutValues, { captchaToken }: Submission): Promise<FieldError[]> => {
    setOutcome(null);
    if (!quote) {
      setOutcome({ kind: 'no-quote' });
      return [];
    }
    const items = orderableItems(cart, quote);
    const short = linesExceedingStock(cart, quote);
    if (items.length === 0 || short.length > 0) {
      setOutcome({ kind: 'unavailable', lines: short });
      return [];
    }
    const order = buildOrderRequest({
      values,
      cart: items,
      codes: appliedCodes(quote.codes).map(({ code }) => code),
      locale,
      rules,
      delivery: quote.delivery ? methodToOrder(quote.delivery, request.delivery) : undefined,
      total: quote.total,
      giftCard: quote.giftCard,
      currency: quote.currency,
      signedIn,
    });
    if (hasPhysical(quote)) trackQuote('add_shipping_info', quote);
    const placed = await placeOrder(order, captchaToken);
    return follow(placed, quote);
  };

  return { submit, outcome, redirectUrl, cancelRedirect: () => setRedirectUrl(null) };
}
