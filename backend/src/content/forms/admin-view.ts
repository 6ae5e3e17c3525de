import type { ComponentViews, FieldView, TypeView } from '../../platform/admin/apply-views';
import { KNOWN_EXTENSIONS } from '../../platform/files/file-types';

const readOnly = (names: Record<string, string>): Record<string, FieldView> =>
  Object.fromEntries(Object.entries(names).map(([name, label]) => [name, { label, editable: false }]));

export const formViews: Record<string, TypeView> = {
  'api::form.form': {
    mainField: 'title',
    list: ['title', 'slug', 'captcha', 'retentionDays'],
    form: [
      ['title', 'slug'],
      ['intro'],
      ['fields'],
      ['submitLabel', 'successTitle'],
      ['successText'],
      ['recipients'],
      ['confirmSender', 'confirmationCopy'],
      ['confirmationSubject'],
      ['confirmationText'],
      ['retentionDays', 'captcha'],
    ],
    fields: {
      slug: { help: 'Its address for the shop, the same in every language. Do not change it once the form is in use.' },
      intro: { help: 'Shown above the fields.' },
      fields: { help: 'Keep the names the same in every language: the export puts answers of one name in one column.' },
      submitLabel: { label: 'Text on the button' },
      successTitle: { label: 'Thanks: title' },
      successText: { label: 'Thanks: text', help: 'Shown in place of the form when it was sent.' },
      recipients: {
        help: 'E-mail addresses with commas between them; not shown to visitors. Empty: the address for new orders.',
      },
      confirmSender: {
        label: 'Send the visitor a confirmation',
        help: 'Works when the form has exactly one field of the type email.',
      },
      confirmationCopy: {
        label: 'Repeat the answers in the confirmation',
        help: 'Only where the visitor needs them: strangers could use it to send texts to others.',
      },
      confirmationSubject: { label: 'Confirmation: subject', help: 'Empty: the shop’s own words.' },
      confirmationText: { label: 'Confirmation: text', help: 'Empty: the shop’s own words.' },
      retentionDays: {
        label: 'Keep submissions for (days)',
        help: 'After that they are deleted with their files. Holds for what is sent from now on.',
      },
      captcha: { label: 'Protect with captcha', help: 'When the shop has one; honeypot and limits always work.' },
    },
  },
  'api::form-submission.form-submission': {
    mainField: 'summary',
    list: ['receivedAt', 'form', 'summary', 'state', 'language'],
    sort: 'receivedAt',
    order: 'DESC',
    form: [['state', 'receivedAt'], ['content'], ['sender', 'language'], ['form', 'expiresAt']],
    fields: {
      state: { help: 'suspect: filled in by a machine, most likely; it was not mailed.' },
      ...readOnly({
        form: 'Form',
        formTitle: 'Title of the form',
        language: 'Language',
        summary: 'Summary',
        sender: 'E-mail',
        receivedAt: 'Received',
        expiresAt: 'Will be deleted',
        content: 'Answers',
        answers: 'Answers as data',
        files: 'Files as data',
        mailed: 'Mailed',
        tokenHash: 'Token',
        bodyHash: 'Fingerprint',
      }),
    },
  },
  'api::consent-record.consent-record': {
    mainField: 'visitor',
    list: ['createdAt', 'visitor', 'statistics', 'marketing', 'version'],
    sort: 'createdAt',
    order: 'DESC',
    fields: {
      ...readOnly({
        visitor: 'Visitor',
        statistics: 'Statistics',
        marketing: 'Marketing',
        version: 'Version of the texts',
        language: 'Language',
      }),
      visitor: {
        label: 'Visitor',
        help: 'The number in the consent cookie of the browser; a visitor can read it there.',
        editable: false,
      },
    },
  },
};

export const componentViews: ComponentViews = {
  'forms.field': {
    mainField: 'label',
    fields: {
      name: {
        help: 'Small letters, digits and _; unique in the form and the same in every language, for example email.',
      },
      help: { help: 'Shown under the label. A link is written as [text](/path).' },
      rules: {
        help: 'As in required|length:2,80 – rules with a bar between them. Saving says which rules there are.',
      },
      options: { help: 'For select, radio and checkboxes.' },
      visibility: {
        label: 'Show messages',
        help: 'blur: when the field is left, dirty: from the first change, live: always. Empty: what suits the field.',
      },
      multiple: { label: 'Several', help: 'For select and file.' },
      accept: { label: 'Kinds of files', help: `With commas; possible are ${KNOWN_EXTENSIONS.join(', ')}.` },
      maxSizeMb: { label: 'Largest file (MB)' },
      autocomplete: { help: 'What browsers may fill in: name, email, tel, street-address, …' },
      onValue: { label: 'Value when ticked' },
      offValue: { label: 'Value when not ticked' },
    },
  },
  'forms.option': { mainField: 'label', fields: { value: { help: 'Kept and exported; the same in every language.' } } },
};
