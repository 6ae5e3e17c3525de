import { readJson } from '../../platform/database/rows';
import type { OpenedByLine } from '../../domain/order-grants';
import type { LineRow } from './order-rows';

export const readOpens = (line: Pick<LineRow, 'opens'>): OpenedByLine[] => readJson<OpenedByLine[]>(line.opens) ?? [];

/** Ids of the grants whose credit lowered the line's price. */
export const readCreditedFrom = (line: Pick<LineRow, 'credited_from'>): number[] =>
  readJson<number[]>(line.credited_from) ?? [];
