import type { FilterOption } from './filter-option';

const holder = globalThis as { shopRouteIndex?: { index: { filters: FilterOption[] } | null } };

/**
 * The options by which the shop can be filtered, from the route index of this process (route-index-store.ts); none before it
 * is loaded. For the server around Next, which knows the index only as a global.
 */
export const currentFilters = (): FilterOption[] => holder.shopRouteIndex?.index?.filters ?? [];
