'use client';

import { useController } from 'react-hook-form';
import { FieldHint } from './field';
import styles from './field.module.css';
import { FieldMessage } from './field-message';
import type { FieldProps } from './field-props';
import { useField } from './use-field';

interface CheckboxFieldProps extends FieldProps {
  /** Value when checked; `true` by default. */
  onValue?: string;
  /** Value when unchecked; `false` by default. */
  offValue?: string;
}

/** A single checkbox with its label. Validates on change: passing it with Tab is no error. */
export function CheckboxField({
  name,
  label,
  hint,
  optional = false,
  visibility = 'dirty',
  onValue,
  offValue,
  className,
}: CheckboxFieldProps) {
  const { ids, message, wrapper, aria } = useField(name, { hasHint: Boolean(hint), visibility });
  const { field } = useController({ name });
  const [on, off] = [onValue ?? true, offValue ?? false];
  return (
    <div {...wrapper} className={[styles.checkbox, className].filter(Boolean).join(' ')}>
      <label className={styles.tick}>
        <input
          {...aria}
          type="checkbox"
          name={name}
          value={onValue}
          data-on={onValue}
          data-off={offValue}
          checked={field.value === on}
          onChange={(event) => field.onChange(event.target.checked ? on : off)}
          aria-required={!optional || undefined}
        />
        <span>{label}</span>
      </label>
      <FieldHint id={ids.hint} hint={hint} />
      {/* Optional checkboxes reserve no room for a message, which they rarely have. */}
      {(!optional || message) && <FieldMessage id={ids.message} message={message} />}
    </div>
  );
}
