'use client';

import { openConsentSettings } from '@/lib/tracking/consent/consent-settings-event';
import styles from './settings-link.module.css';

/** Stands in every footer. Without script no tag ever runs, and the link, which would do nothing, is not shown. */
export function ConsentSettingsLink({ label }: { label: string }) {
  return (
    <button type="button" className={styles.link} onClick={openConsentSettings}>
      {label}
    </button>
  );
}
