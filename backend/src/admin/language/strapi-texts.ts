import { CATALOGUES, type TextKey, flatten } from '../../platform/admin-texts/catalogues';
import { STAFF_LANGUAGES } from '../../../contract/staff-languages';

/** The id of a text in the messages of Strapi's own interface: it translates the menu, widgets and labels itself. */
const idOf = (key: TextKey): string => `shop.${key}`;

/** A label as Strapi takes it. */
export const labelOf = (key: TextKey): { id: string; defaultMessage: string } => ({
  id: idOf(key),
  defaultMessage: flatten(CATALOGUES.en)[key] ?? key,
});

/** What Strapi itself shows: the menu, titles of widgets, and its own sentences that the shop words anew. */
export const STRAPI_TEXTS = Object.fromEntries(
  STAFF_LANGUAGES.map((language) => {
    const { menu, strapi } = CATALOGUES[language];
    return [
      language,
      {
        ...Object.fromEntries(Object.entries(flatten(menu)).map(([name, text]) => [`shop.menu.${name}`, text])),
        'components.Input.error.validation.regex': strapi.regex,
        'components.Input.error.validation.regex.withField': `{field}: ${strapi.regexOf}`,
      },
    ];
  }),
);
