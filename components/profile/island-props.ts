import type { FormLabels } from '@/lib/forms/message-types';
import type { ProfileLabels } from '@/lib/customer/profile/save-profile';

/** What every form of the profile gets from the server. */
export interface IslandProps {
  labels: ProfileLabels;
  /** With the profile's own words in them. */
  formLabels: FormLabels;
}
