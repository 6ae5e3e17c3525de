'use client';

import { useController } from 'react-hook-form';
import type { Option } from '@/lib/forms/option-groups';
import { FieldGroup } from './field';
import type { FieldProps } from './field-props';
import { OptionList } from './option-list';
import { useField } from './use-field';

/** Single choice. The value is that of the option, or an empty string. */
export function RadioField({
  name,
  label,
  hint,
  optional = false,
  visibility,
  options,
  className,
}: FieldProps & { options: Option[] }) {
  const field = useField(name, { hasHint: Boolean(hint), visibility });
  const { field: control } = useController({ name });
  return (
    <FieldGroup
      field={field}
      role="radiogroup"
      label={label}
      hint={hint}
      optional={optional}
      describedBy={field.describedBy}
      className={className}
    >
      <OptionList
        type="radio"
        name={name}
        id={field.ids.id}
        options={options}
        isChosen={(value) => control.value === value}
        onChoose={(value) => control.onChange(value)}
        invalid={field.message !== null}
      />
    </FieldGroup>
  );
}
