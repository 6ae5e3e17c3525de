import type { TypeView } from '../../platform/admin/apply-views';

const language = (name: string) => ({ label: `In ${name}`, help: 'Empty: the Dutch word.' });

const words = {
  nl: { label: 'In Dutch', help: 'Can be renamed at any time. Placed orders keep the words they were placed with.' },
  en: language('English'),
  de: language('German'),
  es: language('Spanish'),
  fr: language('French'),
  sv: language('Swedish'),
};

const position = { help: 'Smaller numbers come first.' };

export const optionViews: Record<string, TypeView> = {
  'api::product-option.product-option': {
    mainField: 'key',
    list: ['key', 'nl', 'en', 'filter', 'position'],
    sort: 'position',
    form: [['key', 'position'], ['nl', 'en'], ['de', 'es'], ['fr', 'sv'], ['filter'], ['values']],
    fields: {
      key: {
        help: 'For addresses and carts, such as “material” or “shoe-size”: small letters, digits and hyphens. It cannot be changed. “color” and “size” also go to search engines, and “size” to the size guide.',
      },
      ...words,
      filter: { label: 'Filter of the shop', help: 'Whether visitors can narrow the list of products by it.' },
      position,
      values: { help: 'Made and changed under Option values.', editable: false },
    },
  },
  'api::option-value.option-value': {
    mainField: 'code',
    list: ['code', 'nl', 'en', 'swatch', 'position'],
    sort: 'code',
    form: [
      ['option', 'key'],
      ['nl', 'en'],
      ['de', 'es'],
      ['fr', 'sv'],
      ['swatch', 'secondSwatch'],
      ['picture'],
      ['weightMin', 'weightMax'],
      ['position'],
    ],
    fields: {
      code: { label: 'Option and value' },
      option: { help: 'What this is a value of. It cannot be changed.' },
      key: {
        help: 'For addresses and carts, such as “dark-blue”: small letters, digits and hyphens, unique in its option. It cannot be changed.',
      },
      ...words,
      swatch: { label: 'Colour of the dot', help: 'Such as #3d95cf. Empty: no dot.' },
      secondSwatch: { label: 'Second colour of the dot', help: 'For two-coloured articles.' },
      picture: { label: 'Picture instead of a dot', help: 'For patterns and materials; a small square is enough.' },
      weightMin: {
        label: 'Weight from (kg)',
        help: 'Of sizes only: the children it is for. Counts where the size guide of a product names no weight.',
      },
      weightMax: { label: 'Weight to (kg)', help: 'Up to and including this weight.' },
      position,
    },
  },
};
