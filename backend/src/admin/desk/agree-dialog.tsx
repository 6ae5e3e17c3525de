import { Checkbox, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { createKey } from './create-key';
import { FormDialog } from './form-dialog';
import { type Pieces, LinePiecesFields } from './line-pieces-fields';
import { RefundMoment } from './refund-moment';
import { TextField } from './text-field';
import type { Order, Refundable } from '../../back-office/desk/response-types';
import { useAct, useDesk } from './use-desk-api';
import { useT } from '../language/use-t';

interface Props {
  order: Order;
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** Agrees to take goods back without a withdrawal: the customer gets a mail and the parcel is awaited. */
export function AgreeDialog({ order, onClose, onDone }: Props) {
  const t = useT();
  const act = useAct();
  const { data, failure } = useDesk<{ data: Refundable }>(`/shop/orders/${order.id}/refundable`);
  const [key] = useState(createKey);
  const [pieces, setPieces] = useState<Pieces>({});
  const [hasShipping, setShipping] = useState(false);
  const [refundNow, setRefundNow] = useState(false);
  const [reason, setReason] = useState('');
  const goods = (data?.data.lines ?? []).filter(({ lineId }) =>
    order.lines.some((line) => line.id === lineId && line.physical),
  );
  const lines = Object.entries(pieces).flatMap(([lineId, quantity]) =>
    quantity > 0 ? [{ lineId: Number(lineId), quantity }] : [],
  );
  async function agree(): Promise<void> {
    await act(`/shop/orders/${order.id}/returns`, { lines, shipping: hasShipping, refundNow, reason, key });
    await onDone();
  }
  return (
    <FormDialog
      title={t('returns.agreeTitle', { nr: order.orderNr })}
      confirm={refundNow ? t('returns.expectAndRefund') : t('returns.expect')}
      disabled={lines.length === 0}
      onConfirm={agree}
      onClose={onClose}
    >
      {failure && (
        <Typography role="alert" textColor="danger600">
          {failure}
        </Typography>
      )}
      <Typography>{t('returns.agreeHint')}</Typography>
      <LinePiecesFields lines={goods} pieces={pieces} onChange={setPieces} />
      {(data?.data.shipping ?? 0) > 0 && (
        <Checkbox checked={hasShipping} onCheckedChange={(value) => setShipping(value === true)}>
          {t('returns.shippingToo')}
        </Checkbox>
      )}
      <RefundMoment refundNow={refundNow} onChange={setRefundNow} />
      <TextField label={t('common.reason')} name="reason" maxLength={500} value={reason} onChange={setReason} />
    </FormDialog>
  );
}
