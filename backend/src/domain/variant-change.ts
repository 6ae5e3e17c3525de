import { VARIANT_FIELDS, type VariantField, type VariantValues } from './variant-cells';

/** A change of one variant. `was` is what its editor saw in the fields of `set`. */
export interface VariantChange {
  id: string;
  set: Partial<VariantValues>;
  was: Partial<VariantValues>;
  /** Pieces to add to the stock, or to take off: a difference, because others sell at the same time. */
  add: number;
}

export const changedFields = ({ set }: Pick<VariantChange, 'set'>): VariantField[] =>
  VARIANT_FIELDS.filter((field) => set[field] !== undefined);

/** Moments are the same in any notation of ISO 8601. */
const isSame = (field: VariantField, one: unknown, other: unknown): boolean =>
  (field === 'saleFrom' || field === 'saleTo') && typeof one === 'string' && typeof other === 'string'
    ? Date.parse(one) === Date.parse(other)
    : one === other;

interface Conflict {
  id: string;
  field: VariantField;
  /** The value that somebody else saved. */
  now: VariantValues[VariantField];
}

/**
 * Fields that another person changed since this one's editor saw them. Who changed them to the very same value is in
 * nobody's way, nor is a change of other fields.
 */
export function findConflicts(current: VariantValues, change: VariantChange): Conflict[] {
  return changedFields(change).flatMap((field) => {
    const now = current[field];
    const isKnown = isSame(field, now, change.was[field]) || isSame(field, now, change.set[field]);
    return isKnown ? [] : [{ id: change.id, field, now }];
  });
}

/** The fields of a change that differ from what is stored. */
export const differingFields = (current: VariantValues, change: VariantChange): VariantField[] =>
  changedFields(change).filter((field) => !isSame(field, current[field], change.set[field]));

/** SKUs that two of these variants would share. */
export function findSharedSkus(variants: { id: string; sku: string }[]): { id: string; sku: string }[] {
  const counts = new Map<string, number>();
  for (const { sku } of variants) counts.set(sku, (counts.get(sku) ?? 0) + 1);
  return variants.filter(({ sku }) => (counts.get(sku) ?? 0) > 1);
}
