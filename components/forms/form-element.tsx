'use client';

import type { ComponentProps } from 'react';
import { stateAttributes, useFormRecord } from './use-field-state';

/** The form itself, with its states as attributes. */
export function FormElement(props: ComponentProps<'form'>) {
  const { checked, submitted, dirty, waiting, faults } = useFormRecord();
  return (
    <form
      {...stateAttributes({
        blurred: false,
        dirty,
        submitted,
        settled: checked && !waiting,
        valid: checked && faults === 0,
        invalid: faults > 0,
        errors: faults,
      })}
      {...props}
    />
  );
}
