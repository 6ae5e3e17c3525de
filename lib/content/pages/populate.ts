import type { QueryValue } from '@/lib/backend/query-string';

/** Relations and components to populate; Strapi sends none by default. */
export const SEO: QueryValue = { populate: { image: true } };
export const PICTURE: QueryValue = { populate: { image: true } };
