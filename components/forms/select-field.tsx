'use client';

import { Icon } from '@/components/ui/icon';
import { groupOptions, type Option } from '@/lib/forms/option-groups';
import { Field } from './field';
import styles from './field.module.css';
import type { FieldProps } from './field-props';
import { useField } from './use-field';

interface SelectFieldProps extends FieldProps {
  /** Adjacent options with the same `group` form an optgroup. */
  options: Option[];
  autoComplete?: string;
  /** Called after the form has the new value. */
  onChange?: () => void;
}

export function SelectField({
  name,
  label,
  hint,
  optional = false,
  visibility,
  options,
  autoComplete,
  onChange,
  className,
}: SelectFieldProps) {
  const field = useField(name, { hasHint: Boolean(hint), visibility });
  return (
    <Field field={field} label={label} hint={hint} optional={optional} className={className}>
      <span className={styles.select}>
        <select
          {...field.register(name, { onChange })}
          {...field.aria}
          defaultValue={field.initialText ?? ''}
          autoComplete={autoComplete}
          aria-required={!optional}
          className={styles.control}
        >
          {/* The empty option can be selected again only if the field is optional. */}
          <option value="" hidden={!optional}>
            {field.labels.choose}
          </option>
          {groupOptions(options).map(({ group, options: members }) =>
            group === null ? (
              <Options key={members[0]?.value} options={members} />
            ) : (
              <optgroup key={`${group}-${members[0]?.value}`} label={group}>
                <Options options={members} />
              </optgroup>
            ),
          )}
        </select>
        <Icon name="chevron-down" />
      </span>
    </Field>
  );
}

function Options({ options }: { options: Option[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
