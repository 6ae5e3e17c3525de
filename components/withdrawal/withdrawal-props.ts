import type { FieldMessages } from '@/components/forms/form-context';
import type { FieldError } from '@/lib/forms/field-errors';
import type { FormLabels, Messages } from '@/lib/forms/message-types';
import type { WithdrawalReceipt, WithdrawalValues, WithdrawnOrder } from '@/lib/customer/withdrawals/types';

/** Where in its two steps a statement is. */
export type WithdrawalStart =
  | { step: 'form'; values: WithdrawalValues; errors?: FieldError[]; problem?: string | null }
  | { step: 'review'; values: WithdrawalValues; token?: string; suspect?: boolean; problem?: string | null }
  | { step: 'done'; values: WithdrawalValues; receipt: WithdrawalReceipt };

export interface WithdrawalFlowProps {
  page: string;
  order: WithdrawnOrder | null;
  start: WithdrawalStart;
  /** Keeps in this tab what is typed. */
  remembers: boolean;
  labels: FormLabels;
  fieldMessages: FieldMessages;
  words: Messages['withdrawal'];
  trap: string;
  /** Where a statement can be mailed to; empty while it is not known. */
  contact: string;
  /** Words for the pieces of a line, by variant and number. */
  pieces: Record<string, string[]>;
  /** Sentences for what went wrong, by its code. */
  problems: Record<string, string> & { UnknownError: string };
}

/** The id of the form, and the name under which a tab keeps what is typed. */
export const WITHDRAWAL_FORM = 'withdrawal';
