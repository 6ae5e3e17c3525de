'use client';

import { type MouseEvent, useState, useSyncExternalStore } from 'react';
import { writeLocaleCookie, readLocaleCookie } from '@/lib/session/locale-cookie';
import styles from './country-bar.module.css';
import { suggestLocale } from './choose-country';
import { addCartToLink } from '@/lib/purchase/cart/cart-link';
import { type Locale } from '@/backend/contract/locales';

export interface Offer {
  locale: Locale;
  home: string;
  label: string;
  text: string;
  go: string;
  stay: string;
}

const never = () => () => {};

/** Suggests the shop of the visitor's country, in their language. Never redirects by itself. */
export function CountryBar({ current, offers }: { current: Locale; offers: Offer[] }) {
  const [answered, setAnswered] = useState(false);
  // Only the browser knows: the page is identical for all visitors.
  const wanted = useSyncExternalStore(
    never,
    () => {
      const { languages, userAgent } = navigator;
      const others = offers.map(({ locale }) => locale);
      return suggestLocale(current, others, { languages, userAgent, kept: readLocaleCookie() });
    },
    () => null,
  );
  const offer = offers.find(({ locale }) => locale === wanted);
  if (!offer || answered) return null;
  const target = offer.locale;

  function stay(): void {
    writeLocaleCookie(current);
    setAnswered(true);
  }

  // The footer has the path of this page in the other language.
  function go(event: MouseEvent<HTMLAnchorElement>): void {
    const samePage = document.querySelector<HTMLAnchorElement>(`footer a[data-locale="${target}"]`);
    if (samePage) event.currentTarget.href = samePage.href;
    writeLocaleCookie(target);
    addCartToLink(event.currentTarget);
  }

  return (
    <section className={styles.bar} lang={target} aria-label={offer.label} data-print="hidden">
      <p className={styles.text}>{offer.text}</p>
      <div className={styles.actions}>
        <a href={offer.home} hrefLang={target} className={styles.go} onClick={go}>
          {offer.go}
        </a>
        <button type="button" className={styles.stay} onClick={stay}>
          {offer.stay}
        </button>
      </div>
    </section>
  );
}
