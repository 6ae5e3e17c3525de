'use client';

import type { ComponentProps } from 'react';
import { stateAttributes, useFormRecord } from './use-field-state';

/** The form element with its states as attributes. */
export function FormElement(props: ComponentProps<'form'>) {
  const { checked, submitted, dirty, pending, errors } = useFormRecord();
  return (
    <form
      {...stateAttributes({
        blurred: false,
        dirty,
        submitted,
        settled: checked && !pending,
        valid: checked && errors === 0,
        invalid: errors > 0,
        errors: errors,
      })}
      {...props}
    />
  );
}
