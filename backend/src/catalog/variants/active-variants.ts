/**
 * Condition on the variants of a query by their alias: switched on. Rows from before variants could be switched off have no
 * value, and are on.
 */
export const isActive = (alias: string): string => `coalesce(${alias}.active, true)`;
