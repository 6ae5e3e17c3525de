'use client';

import type { MouseEvent } from 'react';
import { writeLocaleCookie } from '@/lib/session/locale-cookie';
import styles from './language-switcher.module.css';
import { addCartToLink } from '@/lib/purchase/cart/cart-link';
import { type Locale } from '@/backend/contract/locales';

interface LanguageSwitcherProps {
  current: Locale;
  languages: { code: Locale; name: string; href: string }[];
  label: string;
}

/** The same page on the other countries' domains. Plain links; the script stores the choice and transfers the cart. */
export function LanguageSwitcher({ current, languages, label }: LanguageSwitcherProps) {
  function leaveFor(event: MouseEvent<HTMLAnchorElement>, code: Locale): void {
    writeLocaleCookie(code);
    if (code !== current) addCartToLink(event.currentTarget);
  }

  return (
    <nav aria-label={label}>
      <ul role="list" className={styles.list}>
        {languages.map(({ code, name, href }) => (
          <li key={code}>
            <a
              href={href}
              lang={code}
              hrefLang={code}
              data-locale={code}
              aria-current={code === current ? 'true' : undefined}
              className={styles.link}
              onClick={(event) => leaveFor(event, code)}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
