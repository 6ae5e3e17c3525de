'use client';

import { type ComponentType, useState } from 'react';
import { Button } from '@/components/ui/button';
import styles from './back-in-stock.module.css';
import type { BackInStockFormProps } from './back-in-stock-form';

/** Offers a mail for a sold-out variant. The form and its labels are loaded on demand. */
export function BackInStock(form: BackInStockFormProps) {
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed');
  const [Form, setForm] = useState<ComponentType<BackInStockFormProps> | null>(null);

  async function load() {
    setState('loading');
    try {
      const { BackInStockForm } = await import('./back-in-stock-form');
      setForm(() => BackInStockForm);
      setState('open');
    } catch {
      // Offline, or a new version was deployed: pressing again retries.
      setState('closed');
    }
  }

  return (
    <div className={styles.box}>
      {state === 'open' && Form ? (
        <Form {...form} />
      ) : (
        <Button variant="secondary" busy={state === 'loading'} onClick={() => void load()}>
          {form.labels.open}
        </Button>
      )}
    </div>
  );
}
