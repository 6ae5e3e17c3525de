/** On the empty 404 response: suggested paths, separated by spaces. Never sent to clients. */
export const SUGGESTIONS_HEADER = 'x-shop-suggestions';

/** Placeholder in the 404 page for suggestions. */
export const SUGGESTIONS_PLACEHOLDER = '<!--suggestions-->';
