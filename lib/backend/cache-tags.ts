/** Content types shown on pages; the revalidation webhook names them in the singular. */
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
  | 'recall'
  | 'promotion'
  | 'shipping-country'
  | 'product-option'
  | 'option-value'
  /** Redirect rules of editors. */
  | 'redirect'
  /** Any permalink was added, removed or changed. */
  | 'address';

/** Tag of lists, which any change of the type expires. */
export const typeTag = (type: TaggedType): string => type;
/** Tag of data about a single entry. */
export const entryTag = (type: TaggedType, id: string): string => `${type}:${id}`;

/** Every cached read has it. Expires when nobody knows what changed. */
export const EVERYTHING = 'everything';
