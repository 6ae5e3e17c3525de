'use client';

import fieldStyles from '@/components/forms/field.module.css';
import { fill } from '@/lib/forms/fill-template';
import type { FormLabels } from '@/lib/forms/message-types';
import { useAddressLookup } from './use-address-lookup';

interface LookupHintProps {
  kind: 'shipping' | 'billing';
  labels: FormLabels['address']['lookup'];
}

/** Says what postal code and house number have filled in; the fields below stay open in any case. */
export function LookupHint({ kind, labels }: LookupHintProps) {
  const found = useAddressLookup(kind);
  return (
    <p role="status" className={fieldStyles.hint}>
      {found === null && labels.idle}
      {found?.state === 'found' && fill(labels.found, { street: found.street, city: found.city })}
      {found?.state === 'not-found' && labels.notFound}
      {found?.state === 'unavailable' && labels.unavailable}
    </p>
  );
}
