import { Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import type { Order } from '../../back-office/desk/response-types';
import { FormDialog } from './form-dialog';
import { useAct } from './use-desk-api';
import { useT } from '../language/use-t';

interface Props {
  order: Order;
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** Mails the customer a link to pay what is missing. */
export function LinkDialog({ order, onClose, onDone }: Props) {
  const t = useT();
  const act = useAct();
  const { toggleNotification } = useNotification();
  async function send(): Promise<void> {
    const { paymentUrl } = await act<{ paymentUrl: string | null }>(`/shop/desk/orders/${order.id}/payment-link`);
    toggleNotification({
      type: 'success',
      message: t('money.linkSaid', { email: order.email }),
      ...(paymentUrl !== null && { link: { label: t('money.linkOpen'), url: paymentUrl, target: '_blank' } }),
    });
    await onDone();
  }
  return (
    <FormDialog title={t('money.mailLink')} confirm={t('money.mailTheLink')} onConfirm={send} onClose={onClose}>
      <Typography>
        {t('money.linkHint', { email: order.email, amount: t.money(order.money.missing, order.currency) })}
      </Typography>
    </FormDialog>
  );
}
