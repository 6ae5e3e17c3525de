/** Kinds of entries with a public path of their own: those of the route index and of draft previews. */
export const ROUTE_KINDS = ['page', 'product', 'article', 'level', 'lesson'] as const;
export type RouteKind = (typeof ROUTE_KINDS)[number];
