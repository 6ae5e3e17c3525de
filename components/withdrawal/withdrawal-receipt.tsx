import { Icon } from '@/components/ui/icon';
import { fill } from '@/lib/forms/fill-template';
import { StatementFacts } from './statement-facts';
import type { WithdrawalFlowProps, WithdrawalStart } from './withdrawal-props';
import { StepTitle } from './step-title';
import styles from './withdrawal.module.css';

interface WithdrawalReceiptProps extends WithdrawalFlowProps {
  state: Extract<WithdrawalStart, { step: 'done' }>;
  entered: boolean;
}

/** Confirms receipt of the statement, with its number and time; also sent by mail. */
export function WithdrawalReceipt({ state, entered, order, words }: WithdrawalReceiptProps) {
  const { values, receipt } = state;
  return (
    <section aria-labelledby="withdrawal-title" className={styles.step}>
      <StepTitle entered={entered} className={styles.doneTitle}>
        <Icon name="check" />
        <span>{words.done.title}</span>
      </StepTitle>
      <p>{fill(words.done.lead, { email: values.email })}</p>
      <StatementFacts values={values} order={order} words={words} receipt={receipt} />
      <p className={styles.hint}>{words.done.note}</p>
    </section>
  );
}
