/**
 * One validation rule. `form` holds all values by field name; `name` is the field's own. A rule accepts any value, also an
 * empty one: the caller decides whether it runs on empty values (run-rules.ts). Never throws.
 */
export type Rule = (value: unknown, args: unknown[], form?: Record<string, unknown>, name?: string) => boolean;
