'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { hasApplePay } from '@/lib/purchase/checkout/has-apple-pay';
import styles from './apple-pay-slot.module.css';

interface ApplePaySlotProps<Props> {
  /** Imports the button. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}

/** Buying with Apple Pay, loaded by browsers that have it only. */
export function ApplePaySlot<Props extends object>({ load, props }: ApplePaySlotProps<Props>) {
  const [Button, setButton] = useState<ComponentType<Props>>();

  useEffect(() => {
    if (hasApplePay())
      load().then(
        (loaded) => setButton(() => loaded),
        () => {},
      );
  }, [load]);

  return <div className={styles.slot}>{Button && <Button {...props} />}</div>;
}
