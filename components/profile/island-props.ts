import type { FormLabels } from '@/lib/forms/labels';
import type { ProfileLabels } from '@/lib/customer/profile/save';

/** What every form of the profile gets from the server. */
export interface IslandProps {
  labels: ProfileLabels;
  /** With the profile's own words in them. */
  formLabels: FormLabels;
}
