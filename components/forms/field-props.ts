import type { ReactNode } from 'react';
import { type Visibility } from '@/backend/contract/forms';

/** What all fields have in common. */
export interface FieldProps {
  /** As in the values (`shipping.city`); without script it is posted under this name. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** May be left empty. */
  optional?: boolean;
  /** When it says what is wrong before the form is submitted: once left (default), once changed (checkboxes), or always. */
  visibility?: Visibility;
  className?: string;
}
