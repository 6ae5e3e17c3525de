'use client';

import { useFormContext, useWatch } from 'react-hook-form';
import formStyles from '@/components/forms/form.module.css';
import { TextField } from '@/components/forms/text-field';
import { firstAddressField } from '@/backend/contract/address-style';
import { isNumericPostalCode } from '@/backend/contract/postal-codes';
import type { CheckoutValues } from '@/lib/purchase/checkout/checkout-schema';
import { splitStreet } from '@/lib/purchase/checkout/split-street';
import type { FormLabels } from '@/lib/forms/message-types';
import { AddressDetails } from './address-details';
import styles from './address-fields.module.css';
import type { Country } from './checkout-props';
import { CountryField } from './country-field';
import { LookupHint } from './lookup-hint';

interface AddressFieldsProps {
  kind: 'shipping' | 'billing';
  labels: FormLabels;
  infoHint: string;
  countries: Country[];
  requireAddition: boolean;
}

/** The fields of an address, in the order in which its country writes it. */
export function AddressFields({ kind, labels, infoHint, countries, requireAddition }: AddressFieldsProps) {
  const { fields } = labels;
  const { getValues, setValue } = useFormContext<CheckoutValues>();
  const country = useWatch<CheckoutValues, `${typeof kind}.country`>({ name: `${kind}.country` });

  const postalMask = countries.find(({ iso }) => iso === country)?.postalMask;

  /** Browsers autofill street and number as one line. */
  const takeApart = (line: string) => {
    const parts = getValues(`${kind}.housenumber`) ? null : splitStreet(line);
    if (!parts) return;
    setValue(`${kind}.street`, parts.street);
    setValue(`${kind}.housenumber`, parts.housenumber);
    if (parts.addition && !getValues(`${kind}.addition`)) setValue(`${kind}.addition`, parts.addition);
  };

  const street = (
    <TextField
      key="street"
      name={`${kind}.street`}
      label={fields.street}
      autoComplete={`${kind} address-line1`}
      onAutofill={takeApart}
    />
  );
  const housenumber = (
    <TextField key="housenumber" name={`${kind}.housenumber`} label={fields.housenumber} autoComplete="off" />
  );
  const postalCode = (
    <TextField
      key="postalCode"
      name={`${kind}.postalCode`}
      label={fields.postalCode}
      autoComplete={`${kind} postal-code`}
      inputMode={isNumericPostalCode(country, postalMask) ? 'numeric' : 'text'}
      autoCapitalize="characters"
    />
  );
  const city = (
    <TextField key="city" name={`${kind}.city`} label={fields.city} autoComplete={`${kind} address-level2`} />
  );
  const first = firstAddressField(country);

  return (
    <div className={styles.address}>
      <CountryField
        name={`${kind}.country`}
        label={fields.country}
        countries={countries}
        autoComplete={`${kind} country`}
      />
      {first === 'postalCode' ? (
        <>
          <div className={styles.pair}>{[postalCode, housenumber]}</div>
          <LookupHint kind={kind} labels={labels.address.lookup} />
          <div className={formStyles.row}>{[street, city]}</div>
        </>
      ) : (
        <>
          {first === 'housenumber' ? (
            <div className={styles.flipped}>{[housenumber, street]}</div>
          ) : (
            <div className={styles.pair}>{[street, housenumber]}</div>
          )}
          <div className={styles.flipped}>{[postalCode, city]}</div>
        </>
      )}
      <AddressDetails kind={kind} labels={labels} infoHint={infoHint} requireAddition={requireAddition} />
    </div>
  );
}
