'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';
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

const Offer = lazy(() => import('./country-offer').then((module) => ({ default: module.CountryOffer })));
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
  return (
    suggestion && (
      <Suspense>
        <Offer current={current} suggestion={suggestion} />
      </Suspense>
    )
  );
}
