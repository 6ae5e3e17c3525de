/**
 * One validation rule. `form` holds the values of all fields by name, `name` is the field's own.
 * A rule decides about any value it is given, also an empty one: whether it runs at all on empty values is
 * decided by whoever runs it (find-fault.ts). It never throws.
 */
export type Rule = (value: unknown, args: unknown[], form?: Record<string, unknown>, name?: string) => boolean;
