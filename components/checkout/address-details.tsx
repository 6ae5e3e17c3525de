'use client';

import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import formStyles from '@/components/forms/form.module.css';
import { TextField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { CheckoutValues } from '@/lib/purchase/checkout/checkout-schema';
import type { FormLabels } from '@/lib/forms/message-types';

interface AddressDetailsProps {
  kind: 'shipping' | 'billing';
  labels: FormLabels;
  infoHint: string;
  requireAddition: boolean;
}

/** Addition and further line, which most addresses lack: on request, or when they are required or filled in. */
export function AddressDetails({ kind, labels, infoHint, requireAddition }: AddressDetailsProps) {
  const { fields } = labels;
  const [addition, info] = useWatch<CheckoutValues, [`${typeof kind}.addition`, `${typeof kind}.info`]>({
    name: [`${kind}.addition`, `${kind}.info`],
  });
  const [asked, setAsked] = useState(false);
  const shown = useRef<HTMLDivElement>(null);
  // The pressed button is gone: continue in the field that it asked for.
  useEffect(() => {
    if (asked) shown.current?.querySelector('input')?.focus();
  }, [asked]);

  // What was filled in stays visible while it is being deleted.
  const [hadValues, setHadValues] = useState(false);
  const hasValues = addition !== '' || info !== '';
  if (hasValues && !hadValues) setHadValues(true);

  if (!requireAddition && !asked && !hadValues) {
    return (
      <Button variant="quiet" onClick={() => setAsked(true)}>
        <Icon name="plus" /> {labels.address.more}
      </Button>
    );
  }
  return (
    <div ref={shown} className={formStyles.row}>
      <TextField
        name={`${kind}.addition`}
        label={fields.addition}
        optional={!requireAddition}
        autoComplete={`${kind} address-line2`}
      />
      <TextField
        name={`${kind}.info`}
        label={fields.info}
        hint={infoHint}
        optional
        autoComplete={`${kind} address-line3`}
      />
    </div>
  );
}
