'use client';

import { useController } from 'react-hook-form';
import type { Option } from '@/lib/forms/option-groups';
import { FieldGroup } from './field';
import type { FieldProps } from './field-props';
import { OptionList } from './option-list';
import { useField } from './use-field';

/** Multiple choice from a few options. The value lists the selected options in display order. */
export function CheckboxListField({
  name,
  label,
  hint,
  optional = false,
  visibility = 'dirty',
  options,
  className,
}: FieldProps & { options: Option[] }) {
  const field = useField(name, { hasHint: Boolean(hint), visibility });
  const { field: control } = useController({ name });
  const chosen: unknown[] = Array.isArray(control.value) ? control.value : [];
  const choose = (changed: string, isOn: boolean) => {
    const isChosen = (value: string) => (value === changed ? isOn : chosen.includes(value));
    control.onChange(options.map(({ value }) => value).filter(isChosen));
  };
  return (
    <FieldGroup
      field={field}
      role="group"
      label={label}
      hint={hint}
      optional={optional}
      describedBy={field.describedBy}
      className={className}
    >
      <OptionList
        type="checkbox"
        name={name}
        id={field.ids.id}
        options={options}
        isChosen={(value) => chosen.includes(value)}
        onChoose={choose}
        invalid={field.message !== null}
      />
    </FieldGroup>
  );
}
