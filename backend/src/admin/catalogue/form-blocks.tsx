import { Field } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { useId } from 'react';
import { BlocksEditor } from './blocks-editor';
import { useLocked } from './use-locked';

/** The same list each time, or the editor takes it for another text. */
const NONE: unknown[] = [];

/** A formatted text of the form around it. */
export function FormBlocks({ label, name }: { label: string; name: string }) {
  const labelId = useId();
  const { value, error, onChange } = useField<unknown>(name);
  const isDisabled = useLocked();
  return (
    <Field.Root name={name} error={error}>
      <Field.Label>
        <span id={labelId}>{label}</span>
      </Field.Label>
      <BlocksEditor
        name={name}
        value={value ?? NONE}
        error={error}
        onChange={onChange}
        disabled={isDisabled}
        ariaLabelId={labelId}
      />
      <Field.Error />
    </Field.Root>
  );
}
