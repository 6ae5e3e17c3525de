import { parseStoredJson } from '../../platform/database/row-helpers';
import type { OpenedByLine } from '../../domain/order-grants';
import type { LineRow } from './order-rows';

export const parseLineGrants = (line: Pick<LineRow, 'opens'>): OpenedByLine[] =>
  parseStoredJson<OpenedByLine[]>(line.opens) ?? [];

/** Ids of the grants that were credited towards the line's price. */
export const parseCreditedFrom = (line: Pick<LineRow, 'credited_from'>): number[] =>
  parseStoredJson<number[]>(line.credited_from) ?? [];
