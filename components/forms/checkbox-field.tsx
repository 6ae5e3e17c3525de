'use client';

import { useController } from 'react-hook-form';
import { FieldHint } from './field';
import styles from './field.module.css';
import { FieldMessage } from './field-message';
import type { FieldProps } from './field-props';
import { useField } from './use-field';

interface CheckboxFieldProps extends FieldProps {
  /** What is in the values when it is ticked; `true` without it. */
  onValue?: string;
  /** What is in the values when it is not; `false` without it. */
  offValue?: string;
}

/** One box with its own label. Says what is wrong when it changes: passing by it with the keyboard is no mistake. */
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
      {/* One that may stay empty keeps no room for a message it will hardly ever have. */}
      {(!optional || message) && <FieldMessage id={ids.message} message={message} />}
    </div>
  );
}
