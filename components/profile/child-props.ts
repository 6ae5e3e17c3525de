import type { Child } from '@/backend/contract/children';
import type { Locale } from '@/backend/contract/locales';
import type { FloatTexts } from '@/components/academy/float-texts';
import type { Messages } from '@/lib/forms/message-types';
import type { ProfileFormProps } from './profile-form-props';

interface ChildLesson {
  id: string;
  title: string;
  href: string;
}

export interface ChildLevel {
  id: string;
  title: string;
  lessons: ChildLesson[];
}

/** Common props of what shows and changes children. */
export interface ChildrenProps extends ProfileFormProps {
  /** Without the labels of a lesson's page. */
  text: Omit<Messages['children'], 'lesson'>;
  adults: Pick<Messages['adults'], 'by' | 'sharedBy'>;
  floats: FloatTexts;
  levels: ChildLevel[];
  locale: Locale;
  /** `YYYY-MM-DD`. */
  today: string;
}

export interface ChildProps extends ChildrenProps {
  child: Child;
}
