import type { UseFormProps } from 'react-hook-form';

/** `Form` itself decides when to check and what to show; the summary takes the focus, not the first field. */
export const formOptions = {
  mode: 'onSubmit',
  reValidateMode: 'onSubmit',
  shouldFocusError: false,
} as const satisfies UseFormProps;
