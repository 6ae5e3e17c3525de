import type { Group } from '@/lib/discovery/search/types';

/** Labels of the field; `many` contains a # for the number. */
export interface SearchLabels {
  title: string;
  close: string;
  label: string;
  placeholder: string;
  submit: string;
  suggestions: string;
  one: string;
  many: string;
  none: string;
  groups: Record<Group, string>;
}
