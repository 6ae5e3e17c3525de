'use client';

import { type MouseEvent, useState } from 'react';
import { writeLocaleCookie } from '@/lib/session/locale-cookie';
import styles from './country-bar.module.css';
import { addCartToLink } from '@/lib/purchase/cart/cart-link';
import { type Locale } from '@/backend/contract/locales';

import type { CountrySuggestion } from './country-bar';

/** Leads to the shop of another country, or is put away. */
export function CountryOffer({ current, suggestion }: { current: Locale; suggestion: CountrySuggestion }) {
  const [isClosed, setIsClosed] = useState(false);
  if (isClosed) return null;
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
