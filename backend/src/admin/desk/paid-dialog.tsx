import { useState } from 'react';
import type { Order } from '../../back-office/desk/response-types';
import type { HandMethod } from '../../domain/hand-payment';
import { createKey } from './create-key';
import { fieldFailures } from './field-failures';
import { FormDialog } from './form-dialog';
import { parseMoney, todayInput } from './format';
import { SelectField } from './select-field';
import { TextField } from './text-field';
import { useAct } from './use-desk-api';
import { useT } from '../language/use-t';
import type { TextKey } from '../../platform/admin-texts/catalogues';

const METHODS: [HandMethod, TextKey][] = [
  ['banktransfer', 'money.bankTransfer'],
  ['cash', 'money.cash'],
];

const inWords = (cents: number): string => (cents / 100).toFixed(2);

interface Props {
  order: Order;
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** Enters money that came without the payment provider. */
export function PaidDialog({ order, onClose, onDone }: Props) {
  const t = useT();
  const act = useAct();
  const [key] = useState(createKey);
  const [method, setMethod] = useState<HandMethod>('banktransfer');
  const [amount, setAmount] = useState(inWords(order.money.missing));
  const [paidOn, setPaidOn] = useState(todayInput);
  const [reference, setReference] = useState('');
  const [failures, setFailures] = useState<Record<string, string>>({});
  const cents = parseMoney(amount);
  const isPart = cents !== null && cents > 0 && cents < order.money.missing;

  async function record(): Promise<void> {
    setFailures({});
    try {
      await act(`/shop/desk/orders/${order.id}/paid`, { key, method, amount: cents, paidOn, reference });
      await onDone();
    } catch (error) {
      setFailures(fieldFailures(error, t));
      throw error;
    }
  }

  return (
    <FormDialog
      title={t('money.paidTitle')}
      confirm={t('money.recordThe')}
      disabled={cents === null || cents === 0 || paidOn === ''}
      onConfirm={record}
      onClose={onClose}
    >
      <SelectField
        label={t('money.cameBy')}
        name="method"
        value={method}
        options={METHODS.map(([value, name]) => [value, t(name)] as const)}
        onChange={setMethod}
      />
      <TextField
        label={t('money.amountIn', { currency: order.currency })}
        name="amount"
        value={amount}
        required
        onChange={setAmount}
        {...(failures.amount && { error: failures.amount })}
        hint={isPart ? t('money.partHint') : ''}
      />
      <TextField
        label={t('money.on')}
        name="paidOn"
        type="date"
        required
        max={todayInput()}
        value={paidOn}
        onChange={setPaidOn}
        {...(failures.paidOn && { error: failures.paidOn })}
      />
      <TextField
        label={t('money.reference')}
        name="reference"
        maxLength={100}
        value={reference}
        onChange={setReference}
        hint={t('money.referenceHint')}
      />
    </FormDialog>
  );
}
