import type { TypeView } from '../../platform/admin/apply-views';

export const redirectViews: Record<string, TypeView> = {
  'api::redirect.redirect': {
    mainField: 'fromPath',
    list: ['fromPath', 'target', 'language', 'permanent', 'active'],
    form: [['fromPath', 'target'], ['language'], ['permanent', 'active']],
    fields: {
      fromPath: {
        label: 'Old URL',
        help: 'Path without the domain, for example /old-page. Applies only if no published page has this URL. Case-insensitive.',
      },
      target: {
        label: 'Redirects to',
        help: 'A path of this shop (/shop) or a URL of another site (https://…). Old URLs of renamed pages redirect automatically and need no rule.',
      },
      language: { help: 'Empty: all languages. A rule for one language takes precedence.' },
      permanent: { help: 'On: permanent, search engines drop the old URL. Off: temporary.' },
      active: { help: 'Off: the rule is ignored.' },
    },
  },
};
