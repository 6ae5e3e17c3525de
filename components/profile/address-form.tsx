'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { AddressFields } from '@/components/checkout/address-fields';
import { CheckboxField } from '@/components/forms/checkbox-field';
import { Form } from '@/components/forms/form';
import formStyles from '@/components/forms/form.module.css';
import { formOptions } from '@/components/forms/form-options';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { postalCodeExample } from '@/backend/contract/postal-codes';
import { emptyAddress } from '@/lib/purchase/checkout/checkout-schema';
import type { FieldError } from '@/lib/forms/field-errors';
import { postalMasksOf } from '@/lib/customer/addresses/address-schema';
import type { Country } from '@/components/checkout/checkout-props';
import { saveAddressAt } from '@/lib/customer/profile/saved-addresses';
import { saveProfile } from '@/lib/customer/profile/save-profile';
import { type AddressFormValues, createSavedAddressSchema } from '@/lib/customer/profile/profile-form-schemas';
import type { ProfileFormProps } from './profile-form-props';
import { ProblemNotice } from './problem-notice';
import styles from './section.module.css';
import { readFieldErrors, useProfileSubmit } from './use-profile-submit';
import type { SavedAddress } from '@/backend/contract/order';

export interface AddressFormProps extends ProfileFormProps {
  addresses: SavedAddress[];
  /** The address to edit; null adds one. */
  index: number | null;
  countries: Country[];
  /** Initially selected country. */
  country: string;
  requireAddition: boolean;
  onSaved: () => void;
}

export function AddressForm(props: AddressFormProps) {
  const { addresses, index, countries, country, requireAddition, onSaved, labels, formLabels } = props;
  const text = labels.addresses;
  const isos = useMemo(() => countries.map(({ iso }) => iso), [countries]);
  const postalMasks = useMemo(() => postalMasksOf(countries), [countries]);
  const form = useForm<AddressFormValues, unknown, AddressFormValues>({
    ...formOptions,
    resolver: zodResolver(createSavedAddressSchema({ requireAddition, countries: isos, postalMasks })),
    defaultValues: toValues(index === null ? undefined : addresses[index], country),
  });
  const shippingTo = useWatch({ control: form.control, name: 'shipping.country' });
  const messageValues = useMemo(
    () => ({ 'shipping.postalCode': { example: postalCodeExample(shippingTo, postalMasks[shippingTo]) } }),
    [postalMasks, shippingTo],
  );

  const { notice, submit } = useProfileSubmit<AddressFormValues>({
    send: ({ label, firstname, lastname, shipping, first }) =>
      saveProfile({
        addresses: saveAddressAt(addresses, index, { label, firstname, lastname, ...shipping }, first),
      }),
    onDone: onSaved,
    toFieldErrors: (error) => readFieldErrors(error).map(toFormError),
  });

  return (
    <Form
      id="address"
      form={form}
      labels={formLabels}
      messageValues={messageValues}
      onSubmit={submit}
      footer={
        <>
          <ProblemNotice labels={labels} formLabels={formLabels} notice={notice} />
          <SubmitButton>{text.save}</SubmitButton>
        </>
      }
    >
      <div>
        <TextField name="label" label={text.label} hint={text.labelHint} optional maxLength={40} autoComplete="off" />
        <p className={styles.soft}>{text.recipientHint}</p>
        <div className={formStyles.row}>
          <TextField name="firstname" label={formLabels.fields.firstname} optional autoComplete="shipping given-name" />
          <TextField name="lastname" label={formLabels.fields.lastname} optional autoComplete="shipping family-name" />
        </div>
      </div>
      <AddressFields
        kind="shipping"
        labels={formLabels}
        infoHint={text.infoHint}
        countries={countries}
        requireAddition={requireAddition}
      />
      {/* The first one is the default anyway. */}
      {addresses.length > 0 && index !== 0 && <CheckboxField name="first" label={text.first} optional />}
    </Form>
  );
}

function toValues(address: SavedAddress | undefined, country: string): AddressFormValues {
  if (!address) {
    return { label: '', firstname: '', lastname: '', shipping: emptyAddress(country), first: false };
  }
  const { label, firstname, lastname, ...shipping } = address;
  return { label, firstname, lastname, shipping, first: false };
}

const TOP_LEVEL_FIELDS = new Set(['label', 'firstname', 'lastname']);

/** Maps the backend's `addresses.2.city` to `shipping.city` of this form. */
function toFormError({ name, code }: FieldError): FieldError {
  const field = name.slice(name.lastIndexOf('.') + 1);
  return { name: TOP_LEVEL_FIELDS.has(field) ? field : `shipping.${field}`, code };
}
