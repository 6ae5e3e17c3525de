import { Field, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { FormDialog } from './form-dialog';
import { TextField } from './text-field';
import type { Order } from '../../back-office/desk/response-types';
import { useAct, useDesk } from './use-desk-api';
import { useT } from '../language/use-t';

interface Target {
  scope: string;
  target: string | null;
  title: string;
}

interface Props {
  order: Order;
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** Grants the order's customer access without payment. */
export function GiveAccessDialog({ order, onClose, onDone }: Props) {
  const t = useT();
  const act = useAct();
  const { data, failure } = useDesk<{ data: Target[] }>('/shop/grants/targets');
  const [chosen, setChosen] = useState<string>('');
  const [reason, setReason] = useState('');
  const targets = data?.data ?? [];
  const target = targets[Number(chosen)];
  async function give(): Promise<void> {
    await act('/shop/grants', { scope: target?.scope, target: target?.target, order: order.id, reason });
    await onDone();
  }
  return (
    <FormDialog
      title={t('access.giveTo', { name: order.name })}
      confirm={t('access.give')}
      disabled={chosen === '' || !target || reason.trim() === ''}
      onConfirm={give}
      onClose={onClose}
    >
      {failure && (
        <Typography role="alert" textColor="danger600">
          {failure}
        </Typography>
      )}
      <Field.Root name="target" required width="100%">
        <Field.Label>{t('access.what')}</Field.Label>
        <SingleSelect value={chosen} onChange={(value) => setChosen(String(value))} placeholder={t('access.choose')}>
          {targets.map(({ scope, target: id, title }, index) => (
            <SingleSelectOption key={`${scope} ${id}`} value={String(index)}>
              {t.sentence(title)}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
      <TextField
        label={t('common.reason')}
        name="reason"
        maxLength={500}
        required
        value={reason}
        onChange={setReason}
      />
    </FormDialog>
  );
}
