import type { FieldView, TypeView } from '../../platform/admin/apply-views';
import { QUESTION } from './question-rows';

const readOnly = (names: Record<string, string>): Record<string, FieldView> =>
  Object.fromEntries(Object.entries(names).map(([name, label]) => [name, { label, editable: false }]));

/** Read-only: answers are written in the side panel. */
export const questionViews: Record<string, TypeView> = {
  [QUESTION]: {
    mainField: 'lessonTitle',
    list: ['askedAt', 'lessonTitle', 'text', 'language', 'state'],
    sort: 'askedAt',
    order: 'DESC',
    form: [
      ['lessonTitle', 'language'],
      ['text'],
      ['publication', 'name'],
      ['state', 'reason'],
      ['answer'],
      ['askedAt', 'decidedAt'],
      ['decidedBy'],
    ],
    fields: readOnly({
      lessonTitle: 'Lesson',
      language: 'Language',
      text: 'Question',
      publication: 'The author agreed to',
      name: 'Name shown',
      state: 'State',
      reason: 'Reason',
      answer: 'Our answer',
      askedAt: 'Asked',
      decidedAt: 'Decided',
      decidedBy: 'Decided by',
      lesson: 'Lesson id',
      user: 'Account',
      requestKey: 'Request',
    }),
  },
};
