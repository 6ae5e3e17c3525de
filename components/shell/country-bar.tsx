'use client';

import { type MouseEvent, useState, useSyncExternalStore } from 'react';
import { writeLocaleCookie, readLocaleCookie } from '@/lib/session/locale-cookie';
import styles from './country-bar.module.css';
import { suggestLocale } from './suggest-locale';
import { addCartToLink } from '@/lib/purchase/cart/cart-link';
import { type Locale } from '@/backend/contract/locales';

export interface CountrySuggestion {
  locale: Locale;
  home: string;
  label: string;
  text: string;
  go: string;
  stay: string;
}

const never = () => () => {};

/** Suggests the shop of the visitor's country, in their language. Never redirects by itself. */
export function CountryBar({ current, suggestions }: { current: Locale; suggestions: CountrySuggestion[] }) {
  const [isClosed, setIsClosed] = useState(false);
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
  if (!suggestion || isClosed) return null;
  const target = suggestion.locale;

  function stay(): void {
    writeLocaleCookie(current);
    setIsClosed(true);
  }

  // The footer has the path of this page in the other language.
  function go(event: MouseEvent<HTMLAnchorElement>): void {
    const samePage = document.querySelector<HTMLAnchorElement>(`footer a[data-locale="${target}"]`);
    if (samePage) event.currentTarget.href = samePage.href;
    writeLocaleCookie(target);
    addCartToLink(event.currentTarget);
  }

  return (
    <section className={styles.bar} lang={target} aria-label={suggestion.label} data-country-bar data-print="hidden">
      <p className={styles.text}>{suggestion.text}</p>
      <div className={styles.actions}>
        <a href={suggestion.home} hrefLang={target} className={styles.go} onClick={go}>
          {suggestion.go}
        </a>
        <button type="button" className={styles.stay} onClick={stay}>
          {suggestion.stay}
        </button>
      </div>
    </section>
  );
}
