'use client';

import { type ComponentType, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { CartReminderProps } from './cart-reminder-form';

/** Offers a mail with the cart. The form is loaded on demand. */
export function CartReminder(props: CartReminderProps) {
  const [isLoading, setLoading] = useState(false);
  const [Form, setForm] = useState<ComponentType<CartReminderProps> | null>(null);

  async function load() {
    setLoading(true);
    try {
      const { CartReminderForm } = await import('./cart-reminder-form');
      setForm(() => CartReminderForm);
    } catch {
      // Offline, or a new version was deployed: pressing again retries.
    }
    setLoading(false);
  }

  if (Form) return <Form {...props} />;
  return (
    <Button variant="quiet" busy={isLoading} onClick={() => void load()}>
      {props.labels.open}
    </Button>
  );
}
