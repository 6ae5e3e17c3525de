import { z } from 'zod';
import { type Locale } from '../../../contract/locales';
import { type WithdrawalState } from '../../../contract/order-states';
export type MatchedBy = 'none' | 'email' | 'owner' | 'operator';

/** Withdrawn pieces of one product; `lineId` is null until an order is matched. */
export interface StatedLine {
  lineId: number | null;
  variantId: string;
  title: string;
  quantity: number;
}

export interface WithdrawalRow {
  id: number;
  document_id: string;
  receipt_nr: string;
  state: WithdrawalState;
  stated_at: Date | number | string;
  name: string;
  email: string;
  /** As typed. */
  order_nr: string;
  order_id: number | null;
  lines: unknown;
  text: string;
  deadline: Date | number | string | null;
  matched_by: MatchedBy;
  language: Locale;
  suspect: boolean | number;
  note: string | null;
  decided_by: string | null;
  decided_at: Date | number | string | null;
}

const linesSchema = z.array(
  z.object({ lineId: z.number().nullable(), variantId: z.string(), title: z.string(), quantity: z.number() }),
);

export const parseStatedLines = ({ lines }: Pick<WithdrawalRow, 'lines'>): StatedLine[] =>
  linesSchema.parse(typeof lines === 'string' ? JSON.parse(lines) : (lines ?? []));
