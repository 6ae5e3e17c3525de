import type { ReactNode } from 'react';
import { type Visibility } from '@/backend/contract/forms';

/** Common props of all fields. */
export interface FieldProps {
  /** Path in the values (`shipping.city`); also the name in native submissions. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Optional field. */
  optional?: boolean;
  /** When errors are shown before submission: on blur (default), on change (checkboxes), or always. */
  visibility?: Visibility;
  className?: string;
}
