import { useField } from '@strapi/strapi/admin';
import { TextField } from '../desk/text-field';
import { useLocked } from './use-locked';

interface Props {
  label: string;
  name: string;
  hint?: string;
  required?: boolean;
  multiline?: boolean;
  maxLength?: number;
}

/** A text of the form around it; empty counts as not written. */
export function FormText({ name, ...props }: Props) {
  const { value, error, onChange } = useField<string | null>(name);
  const isDisabled = useLocked();
  return (
    <TextField
      {...props}
      name={name}
      value={value ?? ''}
      error={error}
      disabled={isDisabled}
      onChange={(text) => onChange(name, text === '' ? null : text)}
    />
  );
}
