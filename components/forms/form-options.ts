import type { UseFormProps } from 'react-hook-form';

/** Messages come when a field is left and go as soon as it is right; the summary takes the focus, not the first field. */
export const formOptions = {
  mode: 'onTouched',
  reValidateMode: 'onChange',
  shouldFocusError: false,
} as const satisfies UseFormProps;
