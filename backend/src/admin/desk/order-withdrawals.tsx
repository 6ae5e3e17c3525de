import { Badge, Box, Button, Checkbox, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { FormDialog } from './form-dialog';
import { formatDay, formatMoment } from './format';
import { type Pieces, LinePiecesFields } from './line-pieces-fields';
import { RefundMoment } from './refund-moment';
import { TextField } from './text-field';
import type { Order, Refundable, Withdrawal } from '../../back-office/desk/response-types';
import { useAct, useDesk } from './use-desk-api';

const UNDECIDED = ['received', 'matched', 'late'];

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
      title={`Accept ${withdrawal.receiptNr}`}
      confirm={isSent && !refundNow ? 'Accept' : 'Accept and refund'}
      disabled={inWords && lines.length === 0}
      onConfirm={accept}
      onClose={onClose}
    >
      <Typography>
        What the customer named is paid back; for the whole order, the standard shipping cost as well.
        {isSent &&
          ' The customer gets a mail with what to send back, where to and until when. You may wait until the goods are back or proof that they were sent; lessons are refunded at once.'}
      </Typography>
      {inWords && <WithdrawnPiecesFields withdrawal={withdrawal} order={order} pieces={pieces} onChange={setPieces} />}
      {inWords && (
        <Checkbox checked={hasShipping} onCheckedChange={(value) => setShipping(value === true)}>
          The standard shipping cost: nothing of the order is kept
        </Checkbox>
      )}
      {isSent ? (
        <RefundMoment refundNow={refundNow} onChange={setRefundNow} />
      ) : (
        <Checkbox checked={restock} onCheckedChange={(value) => setRestock(value === true)}>
          The pieces go back on the shelf
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
  const { data, failure } = useDesk<{ data: Refundable }>(`/shop/orders/${order.id}/refundable`);
  if (failure)
    return (
      <Typography role="alert" textColor="danger600">
        {failure}
      </Typography>
    );
  return (
    <>
      <Typography>The customer wrote: “{withdrawal.text}”. Which pieces are meant?</Typography>
      <LinePiecesFields lines={data?.data.lines ?? []} pieces={pieces} onChange={onChange} />
    </>
  );
}

function RejectDialog({ withdrawal, onClose, onDone }: DialogProps) {
  const act = useAct();
  const [note, setNote] = useState('');
  async function reject(): Promise<void> {
    await act(`/shop/withdrawals/${withdrawal.id}/reject`, { note });
    await onDone();
  }
  return (
    <FormDialog
      title={`Reject ${withdrawal.receiptNr}`}
      confirm="Reject"
      variant="danger"
      disabled={note.trim() === ''}
      onConfirm={reject}
      onClose={onClose}
    >
      <Typography>The customer gets your words by mail: write them in the customer’s language.</Typography>
      <TextField label="Why" name="note" multiline required maxLength={1000} value={note} onChange={setNote} />
    </FormDialog>
  );
}

export const statedText = ({ lines, text }: Pick<Withdrawal, 'lines' | 'text'>): string =>
  [...lines.map(({ quantity, title }) => `${quantity} × ${title}`), text].filter(Boolean).join('\n') ||
  'The whole order';

const isInWords = ({ lines, text }: Pick<Withdrawal, 'lines' | 'text'>): boolean => lines.length === 0 && text !== '';

/** Undecided, or accepted without effect: then accepting can be repeated. */
const canAccept = ({ state, receiptNr }: Withdrawal, { refunds, returns, money }: Order): boolean =>
  UNDECIDED.includes(state) ||
  (state === 'accepted' &&
    money.left > 0 &&
    !returns.some((awaited) => awaited.receiptNr === receiptNr) &&
    !refunds.some(({ reason }) => reason === `Withdrawal ${receiptNr}`));

/** Withdrawals of this order. */
export function OrderWithdrawals({ order, onDone }: Props) {
  const [open, setOpen] = useState<{ kind: 'accept' | 'reject'; withdrawal: Withdrawal } | null>(null);
  if (order.withdrawals.length === 0) return null;
  const close = (): void => setOpen(null);
  return (
    <Box tag="section" aria-label="Withdrawals" background="warning100" borderColor="warning200" hasRadius padding={4}>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
        {order.withdrawals.map((withdrawal) => (
          <Flex tag="li" key={withdrawal.id} justifyContent="space-between" alignItems="start" gap={4} wrap="wrap">
            <Flex direction="column" alignItems="start" gap={1}>
              <Flex gap={2}>
                <Typography fontWeight="bold">Withdrawal {withdrawal.receiptNr}</Typography>
                <Badge>{withdrawal.state}</Badge>
              </Flex>
              <Typography style={{ whiteSpace: 'pre-line' }}>{statedText(withdrawal)}</Typography>
              <Typography variant="pi" textColor="neutral600">
                Stated {formatMoment(withdrawal.statedAt)} by {withdrawal.name}
                {withdrawal.deadline && `; the period ended ${formatDay(withdrawal.deadline)}`}
                {withdrawal.note && `; ${withdrawal.note}`}
              </Typography>
            </Flex>
            <Flex gap={2}>
              {canAccept(withdrawal, order) && (
                <Button onClick={() => setOpen({ kind: 'accept', withdrawal })}>Accept</Button>
              )}
              {UNDECIDED.includes(withdrawal.state) && (
                <Button variant="danger-light" onClick={() => setOpen({ kind: 'reject', withdrawal })}>
                  Reject
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
