/** Strapi says that a value "does not match the regex", in whatever field. */
export const EDITOR_TEXTS = {
  en: {
    'components.Input.error.validation.regex': 'Write it as the text below the field says.',
    'components.Input.error.validation.regex.withField': '{field}: write it as the text below the field says.',
  },
  nl: {
    'components.Input.error.validation.regex': 'Schrijf het zoals de tekst onder het veld zegt.',
    'components.Input.error.validation.regex.withField': '{field}: schrijf het zoals de tekst onder het veld zegt.',
  },
};
