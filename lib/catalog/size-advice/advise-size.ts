import type { SizeRow } from '@/lib/catalog/types';

/** A child as its parent measured it. */
export interface Child {
  /** In kg. */
  weight: number;
  /** In years. */
  age: number;
  /** In cm; null if not measured. */
  height: number | null;
  /** In cm; null if not measured. */
  chest: number | null;
}

/** What the adviser must know of a product. */
export interface SizeRules {
  /** In years. */
  minAge: number;
  rows: SizeRow[];
}

export type Refusal =
  | { kind: 'young'; minAge: number }
  | { kind: 'light'; min: number }
  | { kind: 'heavy'; max: number }
  /** Within the table, but no row holds this weight. */
  | { kind: 'gap' };

export type SizeReason =
  | { kind: 'range'; min: number; max: number }
  /** Between two rows, rounded to whole kilograms. */
  | { kind: 'rounded'; lower: string; upper: string; weight: number }
  /** In several rows: the height decided, or else the smaller size, which cannot ride up. */
  | { kind: 'height' | 'snug'; lower: string; upper: string };

/** A measure outside the range of the size that the weight gave. */
interface SizeNote {
  kind: 'tall' | 'short' | 'wide' | 'narrow';
  min: number;
  max: number;
}

export type SizeAdvice = { refusal: null; size: string; reason: SizeReason; notes: SizeNote[] } | { refusal: Refusal };

/**
 * The size for a child, or why there is none. Only the weight decides, because the floats are made for it; height and chest
 * settle an overlap or become a note. Between two rows a weight is rounded to whole kilograms, as the size guide says, but
 * never at the ends of the table. What is not a positive number is refused: no child goes into the water on a mistake.
 */
export function adviseSize({ minAge, rows }: SizeRules, child: Child): SizeAdvice {
  const { weight, age } = child;
  if (!(age >= minAge)) return refuse({ kind: 'young', minAge });
  const sorted = rows.toSorted((a, b) => a.weightMin - b.weightMin);
  const min = Math.min(...rows.map(({ weightMin }) => weightMin));
  const max = Math.max(...rows.map(({ weightMax }) => weightMax));
  if (!(weight >= min && weight > 0)) return refuse({ kind: 'light', min });
  if (weight > max) return refuse({ kind: 'heavy', max });

  const exact = sorted.filter((row) => holds(row, weight));
  const rounded = Math.round(weight);
  const fitting = exact.length > 0 ? exact : sorted.filter((row) => holds(row, rounded));
  const [first, second] = fitting;
  if (!first) return refuse({ kind: 'gap' });
  const byHeight = second && fitting.find((row) => inRange(child.height, row.heightMin, row.heightMax));
  const row = byHeight ?? first;
  const lower = sorted.findLast(({ weightMax }) => weightMax < weight);
  const upper = sorted.find(({ weightMin }) => weightMin > weight);
  const reason: SizeReason = second
    ? { kind: byHeight ? 'height' : 'snug', lower: first.size, upper: second.size }
    : exact.length === 0 && lower && upper
      ? { kind: 'rounded', lower: lower.size, upper: upper.size, weight: rounded }
      : { kind: 'range', min: row.weightMin, max: row.weightMax };
  return { refusal: null, size: row.size, reason, notes: notesOn(row, child) };
}

const refuse = (refusal: Refusal): SizeAdvice => ({ refusal });
const holds = (row: SizeRow, weight: number): boolean => weight >= row.weightMin && weight <= row.weightMax;

/** Whole centimetres, as in the size guide; a range without an end is unknown. */
const inRange = (measure: number | null, min: number, max: number): boolean =>
  measure !== null && max > 0 && Math.round(measure) >= min && Math.round(measure) <= max;

function notesOn(row: SizeRow, { height, chest }: Child): SizeNote[] {
  return [
    ...noteOn(height, row.heightMin, row.heightMax, 'short', 'tall'),
    ...noteOn(chest, row.chest?.min ?? 0, row.chest?.max ?? 0, 'narrow', 'wide'),
  ];
}

function noteOn(
  measure: number | null,
  min: number,
  max: number,
  below: SizeNote['kind'],
  above: SizeNote['kind'],
): SizeNote[] {
  if (measure === null || max <= 0 || inRange(measure, min, max)) return [];
  return [{ kind: measure < min ? below : above, min, max }];
}
