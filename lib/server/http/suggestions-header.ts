/** On the empty answer of a missing page: paths of ours that its visitor may have meant, joined by blanks. Never sent on. */
export const SUGGESTIONS_HEADER = 'x-shop-suggestions';

/** In the view of a missing page, where the server puts them in. */
export const SUGGESTIONS_PLACEHOLDER = '<!--suggestions-->';
