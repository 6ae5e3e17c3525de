import { Typography } from '@strapi/design-system';
import { useState } from 'react';
import { FormDialog } from './form-dialog';
import { todayInput } from './format';
import { TextField } from './text-field';
import type { Order } from '../../back-office/desk/response-types';
import { useAct } from './use-desk-api';
import { useT } from '../language/use-t';

interface Props {
  order: Order;
  onClose: () => void;
  onDone: () => Promise<void>;
}

export function DeliverDialog({ order, onClose, onDone }: Props) {
  const t = useT();
  const act = useAct();
  const [date, setDate] = useState(order.deliveredAt?.slice(0, 10) ?? todayInput());
  async function deliver(): Promise<void> {
    await act(`/shop/orders/${order.id}/deliver`, { date });
    await onDone();
  }
  return (
    <FormDialog title={t('parcel.arrived')} confirm={t('desk.markDelivered')} onConfirm={deliver} onClose={onClose}>
      <Typography>{t('parcel.arrivedHint')}</Typography>
      <TextField
        label={t('parcel.day')}
        name="date"
        type="date"
        max={todayInput()}
        required
        value={date}
        onChange={setDate}
      />
    </FormDialog>
  );
}
