'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import styles from './site-menu.module.css';

interface SiteMenuProps {
  /** Referenced by the toggle's popoverTarget. */
  id: string;
  closeLabel: string;
  closeIcon: ReactNode;
  children: ReactNode;
}

/** A native popover: the browser opens it, closes it on Escape or an outside click and restores the focus. The script adds two more ways to close it. */
export function SiteMenu({ id, closeLabel, closeIcon, children }: SiteMenuProps) {
  const menu = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    const closeOnLink = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('a')) element.hidePopover();
    };
    // It covers the page, so the focus must not move behind it.
    const closeWhenLeft = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) element.hidePopover();
    };
    element.addEventListener('click', closeOnLink);
    element.addEventListener('focusout', closeWhenLeft);
    return () => {
      element.removeEventListener('click', closeOnLink);
      element.removeEventListener('focusout', closeWhenLeft);
    };
  }, []);

  return (
    <div ref={menu} id={id} popover="auto" className={styles.menu}>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.close}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={closeLabel}
        >
          {closeIcon}
        </button>
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
