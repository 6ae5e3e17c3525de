'use client';

import { type ComponentType, useEffect } from 'react';
import { useLater } from '@/lib/core/use-later';
import { hasApplePay } from '@/lib/purchase/checkout/has-apple-pay';
import styles from './apple-pay-slot.module.css';

interface ApplePaySlotProps<Props> {
  /** Imports the button. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}

/** Buying with Apple Pay, loaded by browsers that have it only. */
export function ApplePaySlot<Props extends object>({ load, props }: ApplePaySlotProps<Props>) {
  const [Button, begin] = useLater(load);

  useEffect(() => {
    if (hasApplePay()) begin();
  }, [begin]);

  return <div className={styles.slot}>{Button && <Button {...props} />}</div>;
}
