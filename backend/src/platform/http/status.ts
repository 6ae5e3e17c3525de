export type Status = 'draft' | 'published';

/** What a call asks for; `global::wire` lets only the storefront ask for drafts. */
export const readStatus = (given: unknown): Status => (given === 'draft' ? 'draft' : 'published');
