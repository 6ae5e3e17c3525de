import type { Translations } from '../../back-office/translations/read-translations';

export type Gap = Translations['data'][number];

/** Where what is open is written. */
export function formOf({ type, id, isSingle, language }: Gap): string {
  const path = isSingle ? `single-types/${type}` : `collection-types/${type}/${id}`;
  return `/content-manager/${path}?plugins[i18n][locale]=${language}`;
}
