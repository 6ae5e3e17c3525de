'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { useLater } from '@/lib/core/use-later';
import { readLocaleCookie } from '@/lib/session/locale-cookie';
import { suggestLocale } from './suggest-locale';
import { type Locale } from '@/backend/contract/locales';

export interface CountrySuggestion {
  locale: Locale;
  home: string;
  label: string;
  text: string;
  go: string;
  stay: string;
}

const loadOffer = () => import('./country-offer').then((module) => module.CountryOffer);
const never = () => () => {};

/** Suggests the shop of the visitor's country, in their language. Never redirects by itself. Most visitors need none. */
export function CountryBar({ current, suggestions }: { current: Locale; suggestions: CountrySuggestion[] }) {
  // Only the browser knows: the page is identical for all visitors.
  const suggested = useSyncExternalStore(
    never,
    () => {
      const { languages, userAgent } = navigator;
      const others = suggestions.map(({ locale }) => locale);
      return suggestLocale(current, others, { languages, userAgent, stored: readLocaleCookie() });
    },
    () => null,
  );
  const suggestion = suggestions.find(({ locale }) => locale === suggested);
  const [Offer, begin] = useLater(loadOffer);

  useEffect(() => {
    if (suggested) begin();
  }, [suggested, begin]);

  return Offer && suggestion && <Offer current={current} suggestion={suggestion} />;
}
