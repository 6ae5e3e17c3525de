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
      slug: { help: 'Identifies the form, the same in every language. Do not change it once the form is in use.' },
      intro: { help: 'Shown above the fields.' },
      fields: { help: 'Use the same names in every language: the export has one column per name.' },
      submitLabel: { label: 'Text on the button' },
      successTitle: { label: 'Thanks: title' },
      successText: { label: 'Thanks: text', help: 'Shown in place of the form after it was sent.' },
      recipients: {
        help: 'Email addresses separated by commas; not shown to visitors. Empty: the address for new orders.',
      },
      confirmSender: {
        label: 'Send the visitor a confirmation',
        help: 'Requires exactly one field of type email in the form.',
      },
      confirmationCopy: {
        label: 'Include the submitted values in the confirmation',
        help: 'Only if visitors need it: the form could be abused to send texts to other people.',
      },
      confirmationSubject: { label: 'Confirmation: subject', help: 'Empty: the default subject.' },
      confirmationText: { label: 'Confirmation: text', help: 'Empty: the default text.' },
      retentionDays: {
        label: 'Keep submissions for (days)',
        help: 'Afterwards they are deleted with their files. Applies to future submissions.',
      },
      captcha: {
        label: 'Protect with captcha',
        help: 'If the shop has a captcha configured. Honeypot and rate limits are always active.',
      },
    },
  },
  'api::form-submission.form-submission': {
    mainField: 'summary',
    list: ['receivedAt', 'form', 'summary', 'state', 'language'],
    sort: 'receivedAt',
    order: 'DESC',
    form: [['state', 'receivedAt'], ['content'], ['sender', 'language'], ['form', 'expiresAt']],
    fields: {
      state: { help: 'suspect: probably submitted by a bot; it was not mailed.' },
      ...readOnly({
        form: 'Form',
        formId: 'Form (id)',
        formTitle: 'Title of the form',
        language: 'Language',
        summary: 'Summary',
        sender: 'Email',
        receivedAt: 'Received',
        expiresAt: 'Will be deleted',
        content: 'Answers',
        answers: 'Submitted values (JSON)',
        files: 'Files (JSON)',
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
        help: 'The random id in the visitor’s consent cookie.',
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
        help: 'Lower-case letters, digits and _; unique in the form and the same in every language, for example email.',
      },
      help: { help: 'Shown under the label. A link is written as [text](/path).' },
      rules: {
        help: 'Rules separated by |, for example required|length:2,80. An unknown rule is reported on save, with a list of all rules.',
      },
      options: { help: 'For select, radio and checkboxes.' },
      visibility: {
        label: 'Show messages',
        help: 'blur: when the field loses focus, dirty: from the first change, live: always. Empty: default for the field type.',
      },
      multiple: { label: 'Allow several', help: 'For select and file.' },
      accept: { label: 'File types', help: `Separated by commas; allowed: ${KNOWN_EXTENSIONS.join(', ')}.` },
      maxSizeMb: { label: 'Largest file (MB)' },
      autocomplete: { help: 'Autocomplete token for browsers: name, email, tel, street-address, …' },
      onValue: { label: 'Value when ticked' },
      offValue: { label: 'Value when not ticked' },
    },
  },
  'forms.option': {
    mainField: 'label',
    fields: { value: { help: 'Stored and exported; the same in every language.' } },
  },
};
