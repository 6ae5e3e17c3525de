'use client';

import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Field } from './field';
import styles from './field.module.css';
import { useField } from './use-field';

interface SelectFieldProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  options: { value: string; label: string }[];
  autoComplete?: string;
  /** After the form knows the new value. */
  onChange?: () => void;
  className?: string;
}

export function SelectField({ name, label, hint, options, autoComplete, onChange, className }: SelectFieldProps) {
  const { ids, labels, message, register, aria } = useField(name, hint !== undefined);
  return (
    <Field ids={ids} label={label} hint={hint} message={message} className={className}>
      <span className={styles.select}>
        <select
          {...register(name, { onChange })}
          {...aria}
          autoComplete={autoComplete}
          aria-required
          className={styles.control}
        >
          <option value="" hidden>
            {labels.choose}
          </option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
    </Field>
  );
}
