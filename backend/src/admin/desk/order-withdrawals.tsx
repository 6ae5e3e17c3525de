import { Badge, Box, Button, Checkbox, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { FormDialog } from './form-dialog';
import { type Pieces, LinePiecesFields } from './line-pieces-fields';
import { RefundMoment } from './refund-moment';
import { TextField } from './text-field';
import type { Order, Refundable, Withdrawal } from '../../back-office/desk/response-types';
import { useAct, useDesk } from './use-desk-api';
import { useT } from '../language/use-t';
import type { Translator } from '../../platform/admin-texts/translator';
import { isUndecidedWithdrawal } from '../../../contract/order-states';

interface Props {
  order: Order;
  onDone: () => Promise<void>;
}

interface DialogProps {
  withdrawal: Withdrawal;
  order: Order;
  onClose: () => void;
  onDone: () => Promise<void>;
}

function AcceptDialog({ withdrawal, order, onClose, onDone }: DialogProps) {
  const t = useT();
  const act = useAct();
  const [restock, setRestock] = useState(true);
  const [refundNow, setRefundNow] = useState(false);
  const [pieces, setPieces] = useState<Pieces>({});
  const [hasShipping, setShipping] = useState(false);
  const inWords = isInWords(withdrawal);
  // Lessons are refunded at once either way.
  const isSent = order.fulfilment === 'shipped' || order.fulfilment === 'delivered';
  const lines = Object.entries(pieces).flatMap(([lineId, quantity]) =>
    quantity > 0 ? [{ lineId: Number(lineId), quantity }] : [],
  );
  async function accept(): Promise<void> {
    const chosen = inWords ? { lines, shipping: hasShipping } : {};
    await act(`/shop/withdrawals/${withdrawal.id}/accept`, { ...chosen, ...(isSent ? { refundNow } : { restock }) });
    await onDone();
  }
  return (
    <FormDialog
      title={t('withdrawals.acceptOf', { nr: withdrawal.receiptNr })}
      confirm={isSent && !refundNow ? t('withdrawals.accept') : t('withdrawals.acceptAndRefund')}
      disabled={inWords && lines.length === 0}
      onConfirm={accept}
      onClose={onClose}
    >
      <Typography>
        {t('withdrawals.acceptHint')} {isSent && t('withdrawals.acceptSent')}
      </Typography>
      {inWords && <WithdrawnPiecesFields withdrawal={withdrawal} order={order} pieces={pieces} onChange={setPieces} />}
      {inWords && (
        <Checkbox checked={hasShipping} onCheckedChange={(value) => setShipping(value === true)}>
          {t('withdrawals.shipping')}
        </Checkbox>
      )}
      {isSent ? (
        <RefundMoment refundNow={refundNow} onChange={setRefundNow} />
      ) : (
        <Checkbox checked={restock} onCheckedChange={(value) => setRestock(value === true)}>
          {t('money.onShelf')}
        </Checkbox>
      )}
    </FormDialog>
  );
}

interface MeantProps extends Pick<DialogProps, 'withdrawal' | 'order'> {
  pieces: Pieces;
  onChange: (pieces: Pieces) => void;
}

/** Lets the operator choose the lines that a free-text withdrawal refers to. */
function WithdrawnPiecesFields({ withdrawal, order, pieces, onChange }: MeantProps) {
  const t = useT();
  const { data, failure } = useDesk<{ data: Refundable }>(`/shop/orders/${order.id}/refundable`);
  if (failure)
    return (
      <Typography role="alert" textColor="danger600">
        {failure}
      </Typography>
    );
  return (
    <>
      <Typography>{t('withdrawals.wrote', { text: withdrawal.text })}</Typography>
      <LinePiecesFields lines={data?.data.lines ?? []} pieces={pieces} onChange={onChange} />
    </>
  );
}

function RejectDialog({ withdrawal, onClose, onDone }: DialogProps) {
  const t = useT();
  const act = useAct();
  const [note, setNote] = useState('');
  async function reject(): Promise<void> {
    await act(`/shop/withdrawals/${withdrawal.id}/reject`, { note });
    await onDone();
  }
  return (
    <FormDialog
      title={t('withdrawals.rejectOf', { nr: withdrawal.receiptNr })}
      confirm={t('withdrawals.reject')}
      variant="danger"
      disabled={note.trim() === ''}
      onConfirm={reject}
      onClose={onClose}
    >
      <Typography>{t('withdrawals.rejectHint')}</Typography>
      <TextField
        label={t('withdrawals.why')}
        name="note"
        multiline
        required
        maxLength={1000}
        value={note}
        onChange={setNote}
      />
    </FormDialog>
  );
}

export const statedText = ({ lines, text }: Pick<Withdrawal, 'lines' | 'text'>, t: Translator): string =>
  [...lines.map(({ quantity, title }) => `${quantity} × ${title}`), text].filter(Boolean).join('\n') ||
  t('withdrawals.whole');

const isInWords = ({ lines, text }: Pick<Withdrawal, 'lines' | 'text'>): boolean => lines.length === 0 && text !== '';

/** Undecided, or accepted without effect: then accepting can be repeated. */
const canAccept = ({ state, receiptNr }: Withdrawal, { refunds, returns, money }: Order): boolean =>
  isUndecidedWithdrawal(state) ||
  (state === 'accepted' &&
    money.left > 0 &&
    !returns.some((awaited) => awaited.receiptNr === receiptNr) &&
    !refunds.some(({ reason }) => reason === `Withdrawal ${receiptNr}`));

/** Withdrawals of this order. */
export function OrderWithdrawals({ order, onDone }: Props) {
  const t = useT();
  const [open, setOpen] = useState<{ kind: 'accept' | 'reject'; withdrawal: Withdrawal } | null>(null);
  if (order.withdrawals.length === 0) return null;
  const close = (): void => setOpen(null);
  return (
    <Box
      tag="section"
      aria-label={t('withdrawals.title')}
      background="warning100"
      borderColor="warning200"
      hasRadius
      padding={4}
    >
      <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
        {order.withdrawals.map((withdrawal) => (
          <Flex tag="li" key={withdrawal.id} justifyContent="space-between" alignItems="start" gap={4} wrap="wrap">
            <Flex direction="column" alignItems="start" gap={1}>
              <Flex gap={2}>
                <Typography fontWeight="bold">{t('withdrawals.one', { nr: withdrawal.receiptNr })}</Typography>
                <Badge>{t.code('state', withdrawal.state)}</Badge>
              </Flex>
              <Typography style={{ whiteSpace: 'pre-line' }}>{statedText(withdrawal, t)}</Typography>
              <Typography variant="pi" textColor="neutral600">
                {t('withdrawals.stated', { when: t.moment(withdrawal.statedAt), name: withdrawal.name })}
                {withdrawal.deadline && `; ${t('withdrawals.periodEnded', { day: t.day(withdrawal.deadline) })}`}
                {withdrawal.note && `; ${withdrawal.note}`}
              </Typography>
            </Flex>
            <Flex gap={2}>
              {canAccept(withdrawal, order) && (
                <Button onClick={() => setOpen({ kind: 'accept', withdrawal })}>{t('withdrawals.accept')}</Button>
              )}
              {isUndecidedWithdrawal(withdrawal.state) && (
                <Button variant="danger-light" onClick={() => setOpen({ kind: 'reject', withdrawal })}>
                  {t('withdrawals.reject')}
                </Button>
              )}
            </Flex>
          </Flex>
        ))}
      </Flex>
      {open?.kind === 'accept' && (
        <AcceptDialog withdrawal={open.withdrawal} order={order} onClose={close} onDone={onDone} />
      )}
      {open?.kind === 'reject' && (
        <RejectDialog withdrawal={open.withdrawal} order={order} onClose={close} onDone={onDone} />
      )}
    </Box>
  );
}
