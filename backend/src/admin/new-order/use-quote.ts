import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { Quote } from '../../../contract/quote';
import { failureText } from '../desk/format';
import { type Draft, cartOf, codesOf } from './types';
import { useT } from '../language/use-t';

/** So that typing a number does not ask for every digit. */
const PAUSE_MS = 300;

interface Priced {
  /** Null until the first answer, and for an empty cart. */
  quote: Quote | null;
  /** Another one is on its way: the shown amounts may be outdated. */
  isStale: boolean;
  failure: string | null;
}

/** Prices the draft as the customer would see it, anew with every change that matters. */
export function useQuote(draft: Draft, version: number): Priced {
  const t = useT();
  const { post } = useFetchClient();
  const { locale, country, delivery } = draft;
  const asked = JSON.stringify({
    cart: cartOf(draft),
    codes: codesOf(draft),
    locale,
    country,
    ...(delivery && { delivery }),
    version,
  });
  const [answer, setAnswer] = useState<{ asked: string; quote: Quote | null; failure: string | null } | null>(null);

  useEffect(() => {
    const timer = setTimeout(() => {
      const body: { cart: object[] } = JSON.parse(asked);
      if (body.cart.length === 0) return setAnswer({ asked, quote: null, failure: null });
      post<{ data: Quote }>('/shop/desk/quote', body).then(
        ({ data }) => setAnswer({ asked, quote: data.data, failure: null }),
        (error: unknown) => setAnswer({ asked, quote: null, failure: failureText(error, t) }),
      );
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [asked, post, t]);

  return { quote: answer?.quote ?? null, isStale: answer?.asked !== asked, failure: answer?.failure ?? null };
}
