import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { ArrivalDialog } from './arrival-dialog';
import { FormDialog } from './form-dialog';
import { formatDay } from './format';
import { StatusBadge } from './status-badges';
import { TextField } from './text-field';
import type { AwaitedReturn, Order } from '../../back-office/desk/response-types';
import { useAct, useQuickAct } from './use-desk-api';

const STATES: Record<AwaitedReturn['state'], string> = {
  awaited: 'Parcel awaited',
  partly: 'Partly arrived',
  arrived: 'Arrived',
  closed: 'No longer awaited',
};

const EXCHANGES: Record<NonNullable<AwaitedReturn['exchange']>['state'], string> = {
  held: 'is kept until',
  due: 'is to be sent now',
  sent: 'was sent',
  ended: 'is no longer kept',
};

const isOpen = ({ state }: AwaitedReturn): boolean => state === 'awaited' || state === 'partly';
const titleOf = ({ receiptNr, reason }: AwaitedReturn): string =>
  receiptNr ? `Return of withdrawal ${receiptNr}` : ['Return', reason].filter(Boolean).join(': ');
const isLate = (one: AwaitedReturn): boolean =>
  isOpen(one) && one.sendBackBy !== null && new Date(one.sendBackBy).getTime() < Date.now();

interface Props {
  order: Order;
  onDone: () => Promise<void>;
}

interface CloseProps {
  awaited: AwaitedReturn;
  onClose: () => void;
  onDone: () => Promise<void>;
}

function CloseDialog({ awaited, onClose, onDone }: CloseProps) {
  const act = useAct();
  const [reason, setReason] = useState('');
  async function close(): Promise<void> {
    await act(`/shop/returns/${awaited.id}/close`, { reason });
    await onDone();
  }
  return (
    <FormDialog
      title="Wait no longer for this parcel"
      confirm="Wait no longer"
      variant="danger"
      onConfirm={close}
      onClose={onClose}
    >
      <Typography>What has not come is not refunded. The customer gets no mail: write to them if need be.</Typography>
      <TextField label="Reason" name="reason" maxLength={500} value={reason} onChange={setReason} />
    </FormDialog>
  );
}

interface ItemProps {
  awaited: AwaitedReturn;
  onArrive: () => void;
  onRefund: () => Promise<void>;
  onClose: () => void;
  onExchange: (what: 'send' | 'refund', said: string) => Promise<void>;
}

/** The other size that goes out instead of a refund. */
function Exchange({ awaited: { exchange }, onExchange }: Pick<ItemProps, 'awaited' | 'onExchange'>) {
  if (!exchange) return null;
  const { sku, state, heldUntil } = exchange;
  return (
    <Flex gap={2} wrap="wrap">
      <Typography fontWeight="bold">
        Exchange: {sku} {EXCHANGES[state]} {state === 'held' && formatDay(heldUntil)}
      </Typography>
      {(state === 'held' || state === 'due') && (
        <>
          <Button
            variant={state === 'due' ? 'default' : 'secondary'}
            onClick={() => onExchange('send', 'Marked as sent, the customer gets a mail')}
          >
            {state === 'due' ? `${sku} was sent` : `${sku} was sent already`}
          </Button>
          <Button variant="tertiary" onClick={() => onExchange('refund', 'No other size will be sent')}>
            Refund instead
          </Button>
        </>
      )}
    </Flex>
  );
}

function ReturnItem({ awaited, onArrive, onRefund, onClose, onExchange }: ItemProps) {
  return (
    <Flex tag="li" justifyContent="space-between" alignItems="start" gap={4} wrap="wrap">
      <Flex direction="column" alignItems="start" gap={1}>
        <Flex gap={2} wrap="wrap">
          <Typography fontWeight="bold">{titleOf(awaited)}</Typography>
          <StatusBadge variant={isLate(awaited) ? 'danger' : 'neutral'}>{STATES[awaited.state]}</StatusBadge>
          {awaited.refundedAhead && <StatusBadge variant="neutral">Refunded before it came</StatusBadge>}
        </Flex>
        {awaited.lines.map(({ lineId, title, quantity, missing }) => (
          <Typography key={lineId}>
            {quantity - missing} of {quantity} × {title} arrived
          </Typography>
        ))}
        <Typography variant="pi" textColor="neutral600">
          To be sent back by {formatDay(awaited.sendBackBy)}
        </Typography>
        <Exchange awaited={awaited} onExchange={onExchange} />
      </Flex>
      {isOpen(awaited) && (
        <Flex gap={2} wrap="wrap">
          <Button onClick={onArrive}>Parcel arrived</Button>
          {!awaited.refundedAhead && (!awaited.exchange || awaited.exchange.state === 'ended') && (
            <Button variant="secondary" onClick={onRefund}>
              Refund now
            </Button>
          )}
          <Button variant="tertiary" onClick={onClose}>
            Wait no longer
          </Button>
        </Flex>
      )}
    </Flex>
  );
}

/** Goods of this order that are on their way back, and those that came. */
export function OrderReturns({ order, onDone }: Props) {
  const quickly = useQuickAct(onDone);
  const [open, setOpen] = useState<{ kind: 'arrival' | 'close'; awaited: AwaitedReturn } | null>(null);
  if (order.returns.length === 0) return null;
  const close = (): void => setOpen(null);
  return (
    <Box tag="section" aria-label="Returns" background="neutral0" borderColor="neutral200" hasRadius padding={4}>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
        {order.returns.map((awaited) => (
          <ReturnItem
            key={awaited.id}
            awaited={awaited}
            onArrive={() => setOpen({ kind: 'arrival', awaited })}
            onRefund={() => quickly(`/shop/returns/${awaited.id}/refund`, 'The refund was requested')}
            onClose={() => setOpen({ kind: 'close', awaited })}
            onExchange={(what, said) => quickly(`/shop/exchanges/${awaited.exchange?.id ?? ''}/${what}`, said)}
          />
        ))}
      </Flex>
      {open?.kind === 'arrival' && (
        <ArrivalDialog order={order} awaited={open.awaited} onClose={close} onDone={onDone} />
      )}
      {open?.kind === 'close' && <CloseDialog awaited={open.awaited} onClose={close} onDone={onDone} />}
    </Box>
  );
}
