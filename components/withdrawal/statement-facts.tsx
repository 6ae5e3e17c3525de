import type { Messages } from '@/lib/forms/message-types';
import { describeWithdrawal } from '@/lib/customer/withdrawals/describe-withdrawal';
import type { WithdrawalReceipt, WithdrawalValues, WithdrawnOrder } from '@/lib/customer/withdrawals/types';
import styles from './withdrawal.module.css';

interface Statement {
  values: WithdrawalValues;
  order: WithdrawnOrder | null;
  words: Messages['withdrawal'];
}

/** Rows of a statement: label and value. */
export const listFacts = ({ values, order, words }: Statement): [label: string, value: string][] => [
  [words.form.name, values.name],
  [words.form.orderNr, values.orderNr],
  [words.form.email, values.email],
  ...describeWithdrawal(values, order, words.review),
];

/** A statement as submitted or about to be; with its number and time once received. */
export function StatementFacts({ receipt, ...statement }: Statement & { receipt?: WithdrawalReceipt }) {
  const { done } = statement.words;
  const proof: [string, string][] = receipt
    ? [
        [done.receiptNr, receipt.receiptNr],
        [done.at, receipt.moment],
      ]
    : [];
  return (
    <dl className={styles.facts}>
      {[...proof, ...listFacts(statement)].map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
