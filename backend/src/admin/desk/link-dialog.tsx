import { Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import type { Order } from '../../back-office/desk/response-types';
import { FormDialog } from './form-dialog';
import { formatMoney } from './format';
import { useAct } from './use-desk-api';

interface Props {
  order: Order;
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** Mails the customer a link to pay what is missing. */
export function LinkDialog({ order, onClose, onDone }: Props) {
  const act = useAct();
  const { toggleNotification } = useNotification();
  async function send(): Promise<void> {
    const { paymentUrl } = await act<{ paymentUrl: string | null }>(`/shop/desk/orders/${order.id}/payment-link`);
    toggleNotification({
      type: 'success',
      message: `The link is mailed to ${order.email}`,
      ...(paymentUrl !== null && { link: { label: 'Open the payment page', url: paymentUrl, target: '_blank' } }),
    });
    await onDone();
  }
  return (
    <FormDialog title="Mail a link to pay" confirm="Mail the link" onConfirm={send} onClose={onClose}>
      <Typography>
        {order.email} gets a mail with a link to pay {formatMoney(order.money.missing, order.currency)}. Pieces that are
        still there are kept for the customer meanwhile.
      </Typography>
    </FormDialog>
  );
}
