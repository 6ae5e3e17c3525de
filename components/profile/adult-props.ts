import type { Locale } from '@/backend/contract/locales';
import type { Messages } from '@/lib/forms/message-types';
import type { ProfileFormProps } from './profile-form-props';

/** Common props of what shows and changes who shares children. */
export interface AdultsProps extends ProfileFormProps {
  /** Without the labels of an invitation's page. */
  text: Omit<Messages['adults'], 'invitation'>;
  locale: Locale;
}
