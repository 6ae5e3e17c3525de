'use client';

import { useState } from 'react';
import styles from './quantity-stepper.module.css';
import { MAX_QUANTITY } from '@/backend/contract/cart';

interface QuantityStepperProps {
  value: number;
  onChange: (quantity: number) => void;
  max?: number;
  labels: { quantity: string; less: string; more: string };
}

/** Number input with buttons on both sides. Typed values apply on blur or Enter. */
export function QuantityStepper({ value, onChange, max = MAX_QUANTITY, labels }: QuantityStepperProps) {
  const [typed, setTyped] = useState<string | null>(null);

  function commit() {
    const quantity = Math.trunc(Number(typed));
    if (typed !== null && quantity >= 1 && quantity !== value) onChange(Math.min(quantity, MAX_QUANTITY));
    setTyped(null);
  }

  const step = (by: number, label: string, sign: string, blocked: boolean) => (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      aria-disabled={blocked || undefined}
      onClick={() => !blocked && onChange(value + by)}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );

  return (
    <div className={styles.stepper} role="group" aria-label={labels.quantity}>
      {step(-1, labels.less, '−', value <= 1)}
      <input
        className={styles.number}
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_QUANTITY}
        step={1}
        autoComplete="off"
        aria-label={labels.quantity}
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={({ key }) => key === 'Enter' && commit()}
      />
      {step(1, labels.more, '+', value >= Math.min(max, MAX_QUANTITY))}
    </div>
  );
}
