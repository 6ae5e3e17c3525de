'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { hasApplePay } from '@/lib/purchase/checkout/has-apple-pay';
import type { ApplePayButtonProps } from './apple-pay-button';
import styles from './apple-pay-slot.module.css';

/** Buying with Apple Pay, loaded by browsers that have it only. */
export function ApplePaySlot(props: ApplePayButtonProps) {
  const [Button, setButton] = useState<ComponentType<ApplePayButtonProps>>();

  useEffect(() => {
    if (!hasApplePay()) return;
    void import('./apple-pay-button').then(
      ({ ApplePayButton }) => setButton(() => ApplePayButton),
      () => {},
    );
  }, []);

  return <div className={styles.slot}>{Button && <Button {...props} />}</div>;
}
