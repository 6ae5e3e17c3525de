import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { ArrivalDialog } from './arrival-dialog';
import { FormDialog } from './form-dialog';
import { StatusBadge } from './status-badges';
import { TextField } from './text-field';
import type { AwaitedReturn, Order } from '../../back-office/desk/response-types';
import { useAct, useQuickAct } from './use-desk-api';
import { useT } from '../language/use-t';
import type { TextKey } from '../../platform/admin-texts/catalogues';
import type { Translator } from '../../platform/admin-texts/translator';

const STATES: Record<AwaitedReturn['state'], TextKey> = {
  awaited: 'returns.awaited',
  partly: 'returns.partly',
  arrived: 'returns.arrived',
  closed: 'returns.closed',
};

const EXCHANGES: Record<NonNullable<AwaitedReturn['exchange']>['state'], TextKey> = {
  held: 'returns.exchange.held',
  due: 'returns.exchange.due',
  sent: 'returns.exchange.sent',
  ended: 'returns.exchange.ended',
};

const isOpen = ({ state }: AwaitedReturn): boolean => state === 'awaited' || state === 'partly';
const titleOf = ({ receiptNr, reason }: AwaitedReturn, t: Translator): string =>
  receiptNr ? t('returns.ofWithdrawal', { nr: receiptNr }) : [t('returns.one'), reason].filter(Boolean).join(': ');
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
  const t = useT();
  const act = useAct();
  const [reason, setReason] = useState('');
  async function close(): Promise<void> {
    await act(`/shop/returns/${awaited.id}/close`, { reason });
    await onDone();
  }
  return (
    <FormDialog
      title={t('returns.noLongerTitle')}
      confirm={t('returns.noLonger')}
      variant="danger"
      onConfirm={close}
      onClose={onClose}
    >
      <Typography>{t('returns.noLongerHint')}</Typography>
      <TextField label={t('common.reason')} name="reason" maxLength={500} value={reason} onChange={setReason} />
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
  const t = useT();
  if (!exchange) return null;
  const { sku, state, heldUntil } = exchange;
  return (
    <Flex gap={2} wrap="wrap">
      <Typography fontWeight="bold">{t(EXCHANGES[state], { sku, day: t.day(heldUntil) })}</Typography>
      {(state === 'held' || state === 'due') && (
        <>
          <Button
            variant={state === 'due' ? 'default' : 'secondary'}
            onClick={() => onExchange('send', t('returns.exchangeSaid'))}
          >
            {t(state === 'due' ? 'returns.exchangeSend' : 'returns.exchangeSendEarly', { sku })}
          </Button>
          <Button variant="tertiary" onClick={() => onExchange('refund', t('returns.exchangeRefundSaid'))}>
            {t('returns.refundInstead')}
          </Button>
        </>
      )}
    </Flex>
  );
}

function ReturnItem({ awaited, onArrive, onRefund, onClose, onExchange }: ItemProps) {
  const t = useT();
  return (
    <Flex tag="li" justifyContent="space-between" alignItems="start" gap={4} wrap="wrap">
      <Flex direction="column" alignItems="start" gap={1}>
        <Flex gap={2} wrap="wrap">
          <Typography fontWeight="bold">{titleOf(awaited, t)}</Typography>
          <StatusBadge variant={isLate(awaited) ? 'danger' : 'neutral'}>{t(STATES[awaited.state])}</StatusBadge>
          {awaited.refundedAhead && <StatusBadge variant="neutral">{t('returns.ahead')}</StatusBadge>}
        </Flex>
        {awaited.lines.map(({ lineId, title, quantity, missing }) => (
          <Typography key={lineId}>
            {t('returns.lineArrived', { came: quantity - missing, quantity, title })}
          </Typography>
        ))}
        <Typography variant="pi" textColor="neutral600">
          {t('returns.sendBackBy', { day: t.day(awaited.sendBackBy) })}
        </Typography>
        <Exchange awaited={awaited} onExchange={onExchange} />
      </Flex>
      {isOpen(awaited) && (
        <Flex gap={2} wrap="wrap">
          <Button onClick={onArrive}>{t('returns.parcelArrived')}</Button>
          {!awaited.refundedAhead && (!awaited.exchange || awaited.exchange.state === 'ended') && (
            <Button variant="secondary" onClick={onRefund}>
              {t('returns.refundNow')}
            </Button>
          )}
          <Button variant="tertiary" onClick={onClose}>
            {t('returns.noLonger')}
          </Button>
        </Flex>
      )}
    </Flex>
  );
}

/** Goods of this order that are on their way back, and those that came. */
export function OrderReturns({ order, onDone }: Props) {
  const t = useT();
  const quickly = useQuickAct(onDone);
  const [open, setOpen] = useState<{ kind: 'arrival' | 'close'; awaited: AwaitedReturn } | null>(null);
  if (order.returns.length === 0) return null;
  const close = (): void => setOpen(null);
  return (
    <Box
      tag="section"
      aria-label={t('returns.title')}
      background="neutral0"
      borderColor="neutral200"
      hasRadius
      padding={4}
    >
      <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
        {order.returns.map((awaited) => (
          <ReturnItem
            key={awaited.id}
            awaited={awaited}
            onArrive={() => setOpen({ kind: 'arrival', awaited })}
            onRefund={() => quickly(`/shop/returns/${awaited.id}/refund`, t('returns.refundSaid'))}
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
