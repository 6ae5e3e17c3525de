'use client';

import { openConsentSettings } from '@/lib/tracking/consent/consent-settings-event';
import styles from './settings-link.module.css';

/** In every footer. Without JavaScript no tags run, and the link is hidden. */
export function ConsentSettingsLink({ label }: { label: string }) {
  return (
    <button type="button" className={styles.link} onClick={openConsentSettings}>
      {label}
    </button>
  );
}
