'use client';

import { useFormContext, useWatch } from 'react-hook-form';
import { Icon } from '@/components/ui/icon';
import type { ComposedField } from '@/lib/forms/composed/types';
import { parseRulesOrNull } from '@/lib/forms/composed/validate';
import { findRuleMessages } from '@/lib/forms/run-rules';
import styles from './composed-form.module.css';
import { useFormKit } from './form-context';
import { useFieldState } from './use-field-state';

/** Advice of non-blocking rules for a field. */
export function ComposedHints({ field: { name, rules } }: { field: ComposedField }) {
  const { fieldMessages } = useFormKit();
  const { control } = useFormContext();
  const values: Record<string, unknown> = useWatch({ control });
  const { blurred, message } = useFieldState(name);
  const hints =
    blurred && message === null ? findRuleMessages(parseRulesOrNull(rules) ?? [], values[name], values, name) : [];
  const advice = hints.find(({ blocking }) => !blocking);
  return (
    <p role="status" className={styles.advice}>
      {advice && (
        <>
          <Icon name="info" size="1.1em" />
          {fieldMessages[name]?.[advice.code]}
        </>
      )}
    </p>
  );
}

/** Whether a field has any advice. */
export const hasAdvice = ({ rules }: ComposedField): boolean =>
  (parseRulesOrNull(rules) ?? []).some(({ blocking }) => !blocking);
