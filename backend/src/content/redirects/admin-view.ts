import type { TypeView } from '../../platform/admin/apply-views';

export const redirectViews: Record<string, TypeView> = {
  'api::redirect.redirect': {
    mainField: 'fromPath',
    list: ['fromPath', 'target', 'language', 'permanent', 'active'],
    form: [['fromPath', 'target'], ['language'], ['permanent', 'active']],
    fields: {
      fromPath: {
        label: 'Old address',
        help: 'Without the domain: /old-page. Applies only where no live page has this address: a page always wins. Capitals make no difference.',
      },
      target: {
        label: 'Leads to',
        help: 'An address of this shop (/shop) or of another site (https://…). Addresses of pages that were renamed lead on by themselves and need no rule.',
      },
      language: { help: 'Empty: on the domains of all languages. A rule of one language goes before one of all.' },
      permanent: { help: 'On: search engines forget the old address. Off: only for a while.' },
      active: { help: 'Off: as if this rule were not there.' },
    },
  },
};
