import { Combobox, ComboboxOption, Field } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { type ReactNode, useMemo, useState } from 'react';
import { listCountries } from './countries';
import { useT } from '../language/use-t';

/** As Strapi passes them to the input of a custom field. */
interface Props {
  name?: string;
  label?: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}

/** A country by its name; stored as its code. */
export default function CountryInput({ name = '', label, hint, required = false, disabled = false }: Props) {
  const t = useT();
  const { value, error, onChange } = useField<string>(name);
  const countries = useMemo(() => listCountries(t.tag), [t]);
  const [typed, setTyped] = useState<string>();
  const code = value?.toLowerCase() ?? '';
  // The list knows the names of its options only once it was opened.
  const stored = countries.find(([iso]) => iso === code)?.[1];
  return (
    <Field.Root name={name} id={name} hint={hint} error={error} required={required}>
      <Field.Label>{label}</Field.Label>
      <Combobox
        autocomplete="both"
        value={code}
        textValue={typed ?? stored}
        onTextValueChange={setTyped}
        disabled={disabled}
        placeholder={t('panels.typeItsName')}
        onChange={(chosen?: string) => onChange(name, chosen ?? '')}
        onClear={() => onChange(name, '')}
      >
        {countries.map(([iso, country]) => (
          <ComboboxOption key={iso} value={iso}>
            {country}
          </ComboboxOption>
        ))}
      </Combobox>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
