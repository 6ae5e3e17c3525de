import { parseIds } from './product-ids';

/** As many as still make a link that every messenger passes on. */
export const MAX_FAVOURITES = 50;

/** Ids of products, in the order in which they were kept, from what a browser stored. */
export const parseFavourites = (value: unknown): string[] => parseIds(value, MAX_FAVOURITES);

export function parseStoredFavourites(text: string): string[] {
  try {
    return parseFavourites(JSON.parse(text));
  } catch {
    return [];
  }
}

/** With these added at the end; those that no longer fit are left out. */
export const addFavourites = (list: string[], ids: string[]): string[] => parseFavourites([...list, ...ids]);

/** In the fragment, which browsers do not send to a server. */
const SHARED = '#list=';

/** The link to a list; `page`: the address of the favourites. */
export const favouritesLink = (page: string, list: string[]): string => `${page}${SHARED}${list.join('-')}`;

/** The ids of a shared list, as many as fit; null if the fragment is none. */
export const parseSharedList = (fragment: string): string[] | null =>
  fragment.startsWith(SHARED) ? parseFavourites(fragment.slice(SHARED.length).split('-')) : null;
