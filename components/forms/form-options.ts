import type { UseFormProps } from 'react-hook-form';

/** `Form` itself decides when to validate and what to show; focus goes to the summary, not to the first field. */
export const formOptions = {
  mode: 'onSubmit',
  reValidateMode: 'onSubmit',
  shouldFocusError: false,
} as const satisfies UseFormProps;
