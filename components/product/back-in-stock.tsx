'use client';

import { type ComponentType, useState } from 'react';
import { Button } from '@/components/ui/button';
import styles from './back-in-stock.module.css';
import type { BackInStockFormProps } from './back-in-stock-form';

/** Offers a mail for a sold-out variant. The form and its labels are loaded on demand. */
export function BackInStock(form: BackInStockFormProps) {
  const [isLoading, setLoading] = useState(false);
  const [Form, setForm] = useState<ComponentType<BackInStockFormProps> | null>(null);

  async function load() {
    setLoading(true);
    // Offline, or a new version was deployed: pressing again retries.
    const loaded = await import('./back-in-stock-form').catch(() => null);
    if (loaded) setForm(() => loaded.BackInStockForm);
    setLoading(false);
  }

  return (
    <div className={styles.box}>
      {Form ? (
        <Form {...form} />
      ) : (
        <Button variant="secondary" busy={isLoading} onClick={() => void load()}>
          {form.labels.open}
        </Button>
      )}
    </div>
  );
}
