import { Field, TextInput, Textarea } from '@strapi/design-system';
import type { ChangeEvent } from 'react';

interface Props {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string;
  type?: string;
  maxLength?: number;
  max?: string;
  required?: boolean;
  multiline?: boolean;
  disabled?: boolean;
  error?: string | undefined;
}

/** A labelled single-line or multi-line input. */
export function TextField({
  label,
  onChange,
  hint,
  multiline = false,
  required = false,
  error,
  type,
  max,
  ...props
}: Props) {
  const change = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): void => onChange(event.target.value);
  return (
    <Field.Root name={props.name} hint={hint} required={required} error={error} width="100%">
      <Field.Label>{label}</Field.Label>
      {multiline ? (
        <Textarea {...props} onChange={change} />
      ) : (
        <TextInput {...props} type={type} max={max} onChange={change} autoComplete="off" />
      )}
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
