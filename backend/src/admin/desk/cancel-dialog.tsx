import { Typography } from '@strapi/design-system';
import { useState } from 'react';
import { FormDialog } from './form-dialog';
import { TextField } from './text-field';
import type { Order } from '../../back-office/desk/response-types';
import { useAct } from './use-desk-api';
import { useT } from '../language/use-t';

interface Props {
  order: Order;
  onClose: () => void;
  onDone: () => Promise<void>;
}

export function CancelDialog({ order, onClose, onDone }: Props) {
  const t = useT();
  const act = useAct();
  const [reason, setReason] = useState('');
  const { left } = order.money;
  async function cancel(): Promise<void> {
    await act(`/shop/orders/${order.id}/cancel`, { reason });
    await onDone();
  }
  return (
    <FormDialog
      title={t('money.cancelTitle', { nr: order.orderNr })}
      confirm={
        left > 0 ? t('money.cancelAndRefund', { amount: t.money(left, order.currency) }) : t('money.cancelOrder')
      }
      variant="danger"
      onConfirm={cancel}
      onClose={onClose}
    >
      <Typography>{t('money.cancelHint')}</Typography>
      <TextField label={t('common.reason')} name="reason" maxLength={500} value={reason} onChange={setReason} />
    </FormDialog>
  );
}
