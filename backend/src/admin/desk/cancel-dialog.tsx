import { Typography } from '@strapi/design-system';
import { useState } from 'react';
import { FormDialog } from './form-dialog';
import { formatMoney } from './format';
import { TextField } from './text-field';
import type { Order } from '../../back-office/desk/response-types';
import { useAct } from './use-desk-api';

interface Props {
  order: Order;
  onClose: () => void;
  onDone: () => Promise<void>;
}

export function CancelDialog({ order, onClose, onDone }: Props) {
  const act = useAct();
  const [reason, setReason] = useState('');
  const { left } = order.money;
  async function cancel(): Promise<void> {
    await act(`/shop/orders/${order.id}/cancel`, { reason });
    await onDone();
  }
  return (
    <FormDialog
      title={`Cancel ${order.orderNr}`}
      confirm={left > 0 ? `Cancel and refund ${formatMoney(left, order.currency)}` : 'Cancel the order'}
      variant="danger"
      onConfirm={cancel}
      onClose={onClose}
    >
      <Typography>
        Nothing is sent, the pieces go back on the shelf and what was paid goes back to the customer.
      </Typography>
      <TextField label="Reason" name="reason" maxLength={500} value={reason} onChange={setReason} />
    </FormDialog>
  );
}
