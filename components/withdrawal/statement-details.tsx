import type { Messages } from '@/lib/forms/message-types';
import { describeWithdrawal } from '@/lib/customer/withdrawals/describe-withdrawal';
import type { WithdrawalReceipt, WithdrawalValues, WithdrawnOrder } from '@/lib/customer/withdrawals/types';
import styles from './withdrawal.module.css';

interface Statement {
  values: WithdrawalValues;
  order: WithdrawnOrder | null;
  messages: Messages['withdrawal'];
}

/** Rows of a statement: label and value. */
export const listStatementRows = ({ values, order, messages }: Statement): [label: string, value: string][] => [
  [messages.form.name, values.name],
  [messages.form.orderNr, values.orderNr],
  [messages.form.email, values.email],
  ...describeWithdrawal(values, order, messages.review),
];

/** A statement as submitted or about to be; with its number and time once received. */
export function StatementDetails({ receipt, ...statement }: Statement & { receipt?: WithdrawalReceipt }) {
  const { done } = statement.messages;
  const proof: [string, string][] = receipt
    ? [
        [done.receiptNr, receipt.receiptNr],
        [done.at, receipt.moment],
      ]
    : [];
  return (
    <dl className={styles.rows}>
      {[...proof, ...listStatementRows(statement)].map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
