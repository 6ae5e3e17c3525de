'use client';

import type { TextareaHTMLAttributes } from 'react';
import { Field } from './field';
import styles from './field.module.css';
import type { FieldProps } from './field-props';
import { useField } from './use-field';

type Passed = 'autoComplete' | 'maxLength' | 'rows';

interface TextareaFieldProps extends FieldProps, Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, Passed> {}

/** Multi-line input; grows with its content where supported. */
export function TextareaField({
  name,
  label,
  hint,
  optional = false,
  visibility,
  className,
  rows = 5,
  ...input
}: TextareaFieldProps) {
  const field = useField(name, { hasHint: Boolean(hint), visibility });
  return (
    <Field field={field} label={label} hint={hint} optional={optional} className={className}>
      <textarea
        {...input}
        {...field.register(name)}
        {...field.aria}
        rows={rows}
        defaultValue={field.initialText}
        aria-required={!optional}
        className={`${styles.control} ${styles.textarea}`}
      />
    </Field>
  );
}
