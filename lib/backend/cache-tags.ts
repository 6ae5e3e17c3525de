/** Types whose entries pages are made of; the backend's webhook names them in the singular. */
export type TaggedType =
  | 'product'
  | 'page'
  | 'article'
  | 'article-tag'
  | 'level'
  | 'lesson'
  | 'menu'
  | 'site-settings'
  | 'form'
  | 'review'
  | 'shipping-country'
  /** Rules of editors. */
  | 'redirect'
  /** Some entry got, left or changed an address. */
  | 'address';

/** Carried by lists: any change of the type makes them anew. */
export const typeTag = (type: TaggedType): string => type;
/** Carried by what shows one entry. */
export const entryTag = (type: TaggedType, id: string): string => `${type}:${id}`;
