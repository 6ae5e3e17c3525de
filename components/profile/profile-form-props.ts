import type { FormLabels } from '@/lib/forms/message-types';
import type { ProfileLabels } from '@/lib/customer/profile/save-profile';

/** Common props of all profile forms. */
export interface ProfileFormProps {
  labels: ProfileLabels;
  /** Including the profile's own messages. */
  formLabels: FormLabels;
}
