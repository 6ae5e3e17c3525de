'use client';

import { useFormContext, useWatch } from 'react-hook-form';
import formStyles from '@/components/forms/form.module.css';
import { TextField } from '@/components/forms/text-field';
import { isNumericPostalCode } from '@/backend/contract/postal-codes';
import type { CheckoutValues } from '@/lib/purchase/checkout/checkout-schema';
import { splitStreet } from '@/lib/purchase/checkout/split-street';
import type { FormLabels } from '@/lib/forms/message-types';
import styles from './address-fields.module.css';
import type { Country } from './checkout-props';
import { CountryField } from './country-field';

interface AddressFieldsProps {
  kind: 'shipping' | 'billing';
  labels: FormLabels;
  infoHint: string;
  countries: Country[];
  requireAddition: boolean;
}

export function AddressFields({ kind, labels, infoHint, countries, requireAddition }: AddressFieldsProps) {
  const { fields } = labels;
  const { getValues, setValue } = useFormContext<CheckoutValues>();
  const country = useWatch<CheckoutValues>({ name: `${kind}.country` });

  /** Browsers autofill street and number as one line. */
  const takeApart = (line: string) => {
    const parts = getValues(`${kind}.housenumber`) ? null : splitStreet(line);
    if (!parts) return;
    setValue(`${kind}.street`, parts.street);
    setValue(`${kind}.housenumber`, parts.housenumber);
    if (parts.addition && !getValues(`${kind}.addition`)) setValue(`${kind}.addition`, parts.addition);
  };

  return (
    <div className={styles.address}>
      <TextField
        name={`${kind}.street`}
        label={fields.street}
        autoComplete={`${kind} address-line1`}
        onAutofill={takeApart}
      />
      <div className={styles.pair}>
        <TextField name={`${kind}.housenumber`} label={fields.housenumber} autoComplete="off" />
        <TextField
          name={`${kind}.addition`}
          label={fields.addition}
          optional={!requireAddition}
          autoComplete={`${kind} address-line2`}
        />
      </div>
      <TextField
        name={`${kind}.info`}
        label={fields.info}
        hint={infoHint}
        optional
        autoComplete={`${kind} address-line3`}
      />
      <div className={formStyles.row}>
        <TextField
          name={`${kind}.postalCode`}
          label={fields.postalCode}
          autoComplete={`${kind} postal-code`}
          inputMode={isNumericPostalCode(String(country)) ? 'numeric' : 'text'}
          autoCapitalize="characters"
        />
        <TextField name={`${kind}.city`} label={fields.city} autoComplete={`${kind} address-level2`} />
      </div>
      <CountryField
        name={`${kind}.country`}
        label={fields.country}
        countries={countries}
        autoComplete={`${kind} country`}
      />
    </div>
  );
}
