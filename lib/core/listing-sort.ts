/** Rules of the shop listing: what an address means and how its links are written. Which products it shows the backend decides. */
export const SORTS = ['featured', 'price-asc', 'price-desc', 'name'] as const;

export type Sort = (typeof SORTS)[number];
