export type Status = 'draft' | 'published';

/** Requested version; `global::wire` allows drafts only for the storefront. */
export const parseStatus = (given: unknown): Status => (given === 'draft' ? 'draft' : 'published');
