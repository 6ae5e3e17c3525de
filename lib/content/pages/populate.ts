import type { QueryValue } from '@/lib/backend/query-string';

/** What Strapi must send along; by default it sends no component, media or relation. */
export const SEO: QueryValue = { populate: { image: true } };
export const PICTURE: QueryValue = { populate: { image: true } };
