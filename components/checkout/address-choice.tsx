'use client';

import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { CheckboxField } from '@/components/forms/checkbox-field';
import type { Customer } from '@/lib/customer/account/parse-customer';
import { isSameAddress, deliverableAddresses } from '@/lib/purchase/checkout/prefill-checkout';
import { type CheckoutValues, emptyAddress } from '@/lib/purchase/checkout/checkout-schema';
import type { Messages } from '@/lib/forms/message-types';
import type { Country } from './checkout-props';
import styles from './customer.module.css';
import { type AddressValues } from '@/lib/customer/addresses/address-schema';
import { streetLine } from '@/backend/contract/address-style';
import { MAX_ADDRESSES } from '@/backend/contract/limits';

interface AddressChoiceProps {
  kind: 'shipping' | 'billing';
  customer: Customer;
  countries: Country[];
  labels: Messages['account']['checkout'];
}

/** The customer's saved addresses. The selection follows the fields: editing a field makes it another address. */
export function AddressChoice({ kind, customer, countries, labels }: AddressChoiceProps) {
  const name = useId();
  const { setValue } = useFormContext<CheckoutValues>();
  const current = useWatch<CheckoutValues, typeof kind>({ name: kind });
  const choices = deliverableAddresses(
    customer,
    countries.map(({ iso }) => iso),
  );
  if (choices.length === 0) return null;
  const chosen = choices.findIndex(({ values }) => isSameAddress(values, current));

  const fillIn = (address: AddressValues) => {
    for (const [field, value] of Object.entries(address)) {
      setValue(`${kind}.${field as keyof AddressValues}`, value, { shouldDirty: true });
    }
  };
  const nameOf = (iso: string): string => countries.find((country) => country.iso === iso)?.name ?? iso;

  return (
    <fieldset className={styles.choice}>
      <legend>{labels.address}</legend>
      {choices.map(({ label, values }, index) => (
        // Saved addresses may be equal: only the index identifies them.
        <label key={`${index} ${values.street}`} className={styles.option}>
          <input type="radio" name={name} checked={index === chosen} onChange={() => fillIn(values)} />
          <span className={styles.text}>
            {label && <strong>{label}</strong>}
            <span>{streetLine(values)}</span>
            <span>{`${values.postalCode} ${values.city}, ${nameOf(values.country)}`}</span>
          </span>
        </label>
      ))}
      <label className={styles.option}>
        <input type="radio" name={name} checked={chosen < 0} onChange={() => fillIn(emptyAddress(current.country))} />
        <span className={styles.text}>{labels.other}</span>
      </label>
    </fieldset>
  );
}

/** Shown for an address that is not saved in the account yet. */
export function SaveAddress({ kind, customer, labels }: Omit<AddressChoiceProps, 'countries'>) {
  const current = useWatch<CheckoutValues, typeof kind>({ name: kind });
  const { addresses } = customer;
  if (addresses.length >= MAX_ADDRESSES || addresses.some((saved) => isSameAddress(saved, current))) return null;
  return <CheckboxField name="saveAddress" label={labels.save} optional />;
}
