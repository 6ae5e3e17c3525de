import type { ReactNode } from 'react';
import styles from './field.module.css';
import { FieldMessage } from './field-message';
import type { FieldParts } from './use-field';

interface FieldFrameProps {
  field: FieldParts;
  label: ReactNode;
  optional?: boolean;
  hint?: ReactNode;
  className?: string;
  children: ReactNode;
}

const classNames = (...names: (string | undefined)[]): string => names.filter(Boolean).join(' ');

/** Label, hint, control and message, in that order. */
export function Field({ field, label, optional = false, hint, className, children }: FieldFrameProps) {
  const { ids, labels, message, wrapper } = field;
  return (
    <div {...wrapper} className={classNames(styles.field, className)}>
      <label id={ids.label} htmlFor={ids.id} className={styles.label}>
        {label}
        {optional && <span className={styles.optional}> {labels.optional}</span>}
      </label>
      <FieldHint id={ids.hint} hint={hint} />
      {children}
      <FieldMessage id={ids.message} message={message} />
    </div>
  );
}

interface GroupFrameProps extends FieldFrameProps {
  role: 'radiogroup' | 'group';
  describedBy: string | undefined;
}

/** Variant for a group of controls. */
export function FieldGroup({ field, label, optional = false, hint, className, ...group }: GroupFrameProps) {
  const { ids, labels, message, wrapper } = field;
  const isChoice = group.role === 'radiogroup';
  return (
    <fieldset
      {...wrapper}
      role={group.role}
      data-list={isChoice ? undefined : ''}
      aria-describedby={group.describedBy}
      aria-required={isChoice ? !optional : undefined}
      aria-invalid={isChoice && message ? true : undefined}
      className={classNames(styles.group, className)}
    >
      <legend id={ids.label} className={styles.label}>
        {label}
        {optional && <span className={styles.optional}> {labels.optional}</span>}
      </legend>
      <FieldHint id={ids.hint} hint={hint} />
      {group.children}
      <FieldMessage id={ids.message} message={message} />
    </fieldset>
  );
}

export function FieldHint({ id, hint }: { id: string; hint: ReactNode }) {
  if (!hint) return null;
  return (
    <div id={id} className={styles.hint}>
      {hint}
    </div>
  );
}
