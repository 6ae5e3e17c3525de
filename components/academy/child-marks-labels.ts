import type { Messages } from '@/lib/forms/message-types';
import type { FloatTexts } from './float-texts';

export interface ChildMarksLabels {
  lesson: Messages['children']['lesson'];
  states: Messages['children']['states'];
  floats: FloatTexts;
  by: Messages['adults']['by'];
}
