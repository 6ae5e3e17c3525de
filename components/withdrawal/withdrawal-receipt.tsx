import { Icon } from '@/components/ui/icon';
import { fill } from '@/lib/forms/fill-template';
import { StatementDetails } from './statement-details';
import type { WithdrawalFlowProps, WithdrawalStart } from './withdrawal-props';
import { StepTitle } from './step-title';
import styles from './withdrawal.module.css';

interface WithdrawalReceiptProps extends WithdrawalFlowProps {
  state: Extract<WithdrawalStart, { step: 'done' }>;
  entered: boolean;
}

/** Confirms receipt of the statement, with its number and time; also sent by mail. */
export function WithdrawalReceipt({ state, entered, order, messages }: WithdrawalReceiptProps) {
  const { values, receipt } = state;
  return (
    <section aria-labelledby="withdrawal-title" className={styles.step}>
      <StepTitle entered={entered} className={styles.doneTitle}>
        <Icon name="check" />
        <span>{messages.done.title}</span>
      </StepTitle>
      <p>{fill(messages.done.lead, { email: values.email })}</p>
      <StatementDetails values={values} order={order} messages={messages} receipt={receipt} />
      <p className={styles.hint}>{messages.done.note}</p>
    </section>
  );
}
