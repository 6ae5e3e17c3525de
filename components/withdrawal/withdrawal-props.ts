import type { FieldMessages } from '@/components/forms/form-context';
import type { FieldError } from '@/lib/forms/field-errors';
import type { FormLabels, Messages } from '@/lib/forms/message-types';
import type { WithdrawalReceipt, WithdrawalValues, WithdrawnOrder } from '@/lib/customer/withdrawals/types';

/** Current step of the statement. */
export type WithdrawalStart =
  | { step: 'form'; values: WithdrawalValues; errors?: FieldError[]; problem?: string | null }
  | { step: 'review'; values: WithdrawalValues; token?: string; suspect?: boolean; problem?: string | null }
  | { step: 'done'; values: WithdrawalValues; receipt: WithdrawalReceipt };

export interface WithdrawalFlowProps {
  page: string;
  order: WithdrawnOrder | null;
  start: WithdrawalStart;
  /** Stores the draft in this tab. */
  savesDraft: boolean;
  labels: FormLabels;
  fieldMessages: FieldMessages;
  messages: Messages['withdrawal'];
  trap: string;
  /** E-mail for statements; empty while unknown. */
  contact: string;
  /** Labels of the quantities of a line, by variant and number. */
  pieces: Record<string, string[]>;
  /** Messages by error code. */
  problems: Record<string, string> & { UnknownError: string };
}

/** Id of the form, and key of the draft in this tab. */
export const WITHDRAWAL_FORM = 'withdrawal';
