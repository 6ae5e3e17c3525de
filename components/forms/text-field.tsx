'use client';

import type { InputHTMLAttributes } from 'react';
import { Field } from './field';
import styles from './field.module.css';
import type { FieldProps } from './field-props';
import { useField } from './use-field';

type Passed = 'autoComplete' | 'inputMode' | 'autoCapitalize' | 'maxLength' | 'spellCheck' | 'min' | 'max' | 'step';

interface TextFieldProps extends FieldProps, Pick<InputHTMLAttributes<HTMLInputElement>, Passed> {
  type?: 'text' | 'email' | 'tel' | 'number' | 'date' | 'url';
  /** Called with values filled in by the browser or a password manager; not on typing. */
  onAutofill?: (value: string) => void;
}

/** Attributes per type: keyboard, capitalization and spell checking. */
const KINDS: Record<string, Pick<InputHTMLAttributes<HTMLInputElement>, Passed>> = {
  email: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  url: { inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
  tel: { inputMode: 'tel' },
  number: { inputMode: 'decimal', step: 'any' },
};

/** Single-line input of any text-like type, including dates. */
export function TextField({
  name,
  label,
  hint,
  optional = false,
  visibility,
  onAutofill,
  className,
  type = 'text',
  ...input
}: TextFieldProps) {
  const field = useField(name, { hasHint: Boolean(hint), visibility });
  const registered = field.register(
    name,
    onAutofill && { onChange: (event) => isAutofill(event) && onAutofill(event.target.value) },
  );
  return (
    <Field field={field} label={label} hint={hint} optional={optional} className={className}>
      <input
        {...KINDS[type]}
        {...input}
        {...registered}
        {...field.aria}
        type={type}
        defaultValue={field.initialText}
        aria-required={!optional}
        className={styles.control}
      />
    </Field>
  );
}

/** Autofill dispatches an input event without an input type. */
function isAutofill(event: { nativeEvent?: Event }): boolean {
  const { nativeEvent } = event;
  if (nativeEvent?.type !== 'input') return false;
  return (
    !('inputType' in nativeEvent) || nativeEvent.inputType === '' || nativeEvent.inputType === 'insertReplacementText'
  );
}
