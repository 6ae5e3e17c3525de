'use client';

import type { InputHTMLAttributes, ReactNode } from 'react';
import { Field } from './field';
import styles from './field.module.css';
import { useField } from './use-field';

type Passed = 'type' | 'autoComplete' | 'inputMode' | 'autoCapitalize' | 'maxLength' | 'spellCheck';

interface TextFieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, Passed> {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  optional?: boolean;
  /** Called with what a browser or password manager filled in; typing does not count. */
  onAutofill?: (value: string) => void;
  className?: string;
}

export function TextField({
  name,
  label,
  hint,
  optional = false,
  onAutofill,
  className,
  type = 'text',
  ...input
}: TextFieldProps) {
  const { ids, labels, message, register, aria } = useField(name, hint !== undefined);
  const registered = register(
    name,
    onAutofill && { onChange: (event) => isAutofill(event) && onAutofill(event.target.value) },
  );
  return (
    <Field
      ids={ids}
      label={label}
      hint={hint}
      optional={optional && labels.optional}
      message={message}
      className={className}
    >
      <input {...registered} {...input} {...aria} type={type} aria-required={!optional} className={styles.control} />
    </Field>
  );
}

/** A browser that fills in says so by an input event that names no kind of typing. */
function isAutofill(event: { nativeEvent?: Event }): boolean {
  const { nativeEvent } = event;
  if (nativeEvent?.type !== 'input') return false;
  return (
    !('inputType' in nativeEvent) || nativeEvent.inputType === '' || nativeEvent.inputType === 'insertReplacementText'
  );
}
