import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';

interface Props<Value extends string> {
  label: string;
  name: string;
  value: Value | '';
  options: readonly (readonly [value: Value, label: string])[];
  onChange: (value: Value) => void;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean;
}

/** A labelled choice of one of several values. */
export function SelectField<Value extends string>({
  label,
  name,
  value,
  options,
  onChange,
  hint,
  error,
  required = false,
}: Props<Value>) {
  const choose = (chosen: string | number): void => {
    const found = options.find(([option]) => option === chosen);
    if (found) onChange(found[0]);
  };
  return (
    <Field.Root name={name} hint={hint} error={error} required={required} width="100%">
      <Field.Label>{label}</Field.Label>
      <SingleSelect value={value} onChange={choose}>
        {options.map(([option, text]) => (
          <SingleSelectOption key={option} value={option}>
            {text}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
