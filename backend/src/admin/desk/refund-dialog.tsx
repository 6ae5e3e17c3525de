import { Checkbox, Flex, Radio, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { createKey } from './create-key';
import { FormDialog } from './form-dialog';
import { parseMoney } from './format';
import { type Pieces, LinePiecesFields } from './line-pieces-fields';
import { TextField } from './text-field';
import type { Order, Refundable } from '../../back-office/desk/response-types';
import { useAct, useDesk } from './use-desk-api';
import { useT } from '../language/use-t';

interface Props {
  order: Order;
  /** `return`: the goods were returned as well. */
  kind: 'refund' | 'return';
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** Refunds by lines and shipping, or by amount. */
export function RefundDialog({ order, kind, onClose, onDone }: Props) {
  const t = useT();
  const act = useAct();
  const { data, failure } = useDesk<{ data: Refundable }>(`/shop/orders/${order.id}/refundable`);
  const [key] = useState(createKey);
  const [by, setBy] = useState<'lines' | 'amount'>('lines');
  const [pieces, setPieces] = useState<Pieces>({});
  const [hasShipping, setShipping] = useState(false);
  const [amountText, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [restock, setRestock] = useState(kind === 'return' || order.fulfilment === 'new');
  const refundable = data?.data;
  const lines = refundable?.lines ?? [];
  const chosen = lines
    .map((line) => ({ line, quantity: pieces[line.lineId] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
  const byLines =
    chosen.reduce((sum, { line, quantity }) => sum + (line.amounts[quantity - 1] ?? 0), 0) +
    (hasShipping ? (refundable?.shipping ?? 0) : 0);
  const total = by === 'amount' ? parseMoney(amountText) : byLines;
  const left = refundable?.left ?? 0;
  const isTooMuch = total !== null && total > left;
  const money = (cents: number): string => t.money(cents, order.currency);

  async function send(): Promise<void> {
    const asked =
      by === 'amount'
        ? { lines: [], shipping: false, amount: total }
        : { lines: chosen.map(({ line, quantity }) => ({ lineId: line.lineId, quantity })), shipping: hasShipping };
    await act(`/shop/orders/${order.id}/${kind}`, { ...asked, reason, restock: by === 'lines' && restock, key });
    await onDone();
  }

  const verb = kind === 'return' ? t('money.takeBackAndRefund') : t('money.refund');
  const amount = money(total ?? 0);
  const confirm =
    kind === 'return' ? t('money.takeBackAndRefundAmount', { amount }) : t('money.refundAmount', { amount });
  return (
    <FormDialog
      title={t(kind === 'return' ? 'money.cameBack' : 'money.refundOf', { nr: order.orderNr })}
      confirm={total ? confirm : verb}
      variant="danger"
      disabled={!refundable || !total || isTooMuch || (kind === 'return' && chosen.length === 0)}
      onConfirm={send}
      onClose={onClose}
    >
      {failure && (
        <Typography role="alert" textColor="danger600">
          {failure}
        </Typography>
      )}
      {!failure && (
        <Typography>{refundable ? t('money.canGoBack', { amount: money(left) }) : t('money.lookingUp')}</Typography>
      )}
      {kind === 'refund' && (
        <Radio.Group
          aria-label={t('money.whatBack')}
          value={by}
          onValueChange={(value: string) => setBy(value as typeof by)}
        >
          <Flex gap={4}>
            <Radio.Item value="lines">{t('money.byLines')}</Radio.Item>
            <Radio.Item value="amount">{t('money.byAmount')}</Radio.Item>
          </Flex>
        </Radio.Group>
      )}
      {by === 'amount' && (
        <TextField
          label={t('money.amountIn', { currency: order.currency })}
          name="amount"
          value={amountText}
          onChange={setAmount}
          error={amountText !== '' && total === null ? t('common.amountFormat') : ''}
        />
      )}
      {by === 'lines' && <LinePiecesFields lines={lines} pieces={pieces} onChange={setPieces} />}
      {by === 'lines' && (refundable?.shipping ?? 0) > 0 && (
        <Checkbox checked={hasShipping} onCheckedChange={(value) => setShipping(value === true)}>
          {t('money.shippingCost', { amount: money(refundable?.shipping ?? 0) })}
        </Checkbox>
      )}
      {by === 'lines' && (
        <Checkbox checked={restock} onCheckedChange={(value) => setRestock(value === true)}>
          {t('money.onShelf')}
        </Checkbox>
      )}
      {isTooMuch && (
        <Typography role="alert" textColor="danger600">
          {t('money.moreThanLeft')}
        </Typography>
      )}
      <TextField label={t('common.reason')} name="reason" maxLength={500} value={reason} onChange={setReason} />
    </FormDialog>
  );
}
