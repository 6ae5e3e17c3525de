import { Button, Flex, Typography } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { type ReactNode, useState } from 'react';
import { AgreeDialog } from './agree-dialog';
import { CancelDialog } from './cancel-dialog';
import { LinkDialog } from './link-dialog';
import { PaidDialog } from './paid-dialog';
import { RefundDialog } from './refund-dialog';
import { DetailList, Section } from './section';
import { StatusBadge } from './status-badges';
import type { Order } from '../../back-office/desk/response-types';
import { useFiles } from './use-files';
import { useT } from '../language/use-t';
import type { Translator } from '../../platform/admin-texts/translator';

type Open = 'refund' | 'return' | 'agree' | 'cancel' | 'paid' | 'link' | null;

interface Props {
  order: Order;
  onDone: () => Promise<void>;
}

function paymentText(
  { attempt, amount: cents, method }: Order['payments'][number],
  currency: string,
  t: Translator,
): string {
  const amount = t.money(cents, currency);
  return method
    ? t('money.paymentBy', { attempt, amount, method: t.code('method', method) })
    : t('money.payment', { attempt, amount });
}

function PaymentList({ order }: { order: Order }) {
  const t = useT();
  return (
    <Flex tag="ul" aria-label={t('money.payments')} direction="column" alignItems="stretch" gap={2}>
      {order.payments.map((payment) => (
        <Flex tag="li" key={payment.attempt} justifyContent="space-between" alignItems="start" gap={2}>
          <Flex direction="column" alignItems="start">
            <Typography>{paymentText(payment, order.currency, t)}</Typography>
            <Typography variant="pi" textColor="neutral600">
              {[payment.found, t.moment(payment.paidAt ?? payment.createdAt)].filter(Boolean).join(' · ')}
            </Typography>
          </Flex>
          <StatusBadge variant={payment.state === 'paid' ? 'success' : 'neutral'}>
            {t.code('state', payment.state)}
          </StatusBadge>
        </Flex>
      ))}
    </Flex>
  );
}

function RefundList({ order }: { order: Order }) {
  const t = useT();
  return (
    <Flex tag="ul" aria-label={t('money.refunds')} direction="column" alignItems="stretch" gap={2}>
      {order.refunds.map((refund) => (
        <Flex tag="li" key={refund.id} justifyContent="space-between" alignItems="start" gap={2}>
          <Flex direction="column" alignItems="start">
            <Typography>{t('money.back', { amount: t.money(refund.amount, order.currency) })}</Typography>
            <Typography variant="pi" textColor="neutral600">
              {[refund.by, t.moment(refund.at), refund.reason, refund.lastError].filter(Boolean).join(' · ')}
            </Typography>
          </Flex>
          <StatusBadge variant={refund.state === 'failed' ? 'danger' : 'neutral'}>
            {t.code('state', refund.state)}
          </StatusBadge>
        </Flex>
      ))}
    </Flex>
  );
}

function InvoiceLinks({ order }: { order: Order }) {
  const t = useT();
  const { download } = useFiles();
  return (
    <Flex tag="ul" aria-label={t('money.documents')} direction="column" alignItems="start" gap={1}>
      {order.documents.map(({ number, kind }) => (
        <li key={number}>
          <Button
            variant="ghost"
            startIcon={<Download />}
            onClick={() => download(`/shop/documents/${number}.pdf`, `${number}.pdf`)}
          >
            {t.code('document', kind)} {number}
          </Button>
        </li>
      ))}
    </Flex>
  );
}

/** Payments, refunds and invoices of an order, with the refund actions. */
export function PaymentsAndInvoices({ order, onDone }: Props) {
  const t = useT();
  const [open, setOpen] = useState<Open>(null);
  const { paid, refunded, chargedBack, left, missing } = order.money;
  const money = (cents: number): string => t.money(cents, order.currency);
  const isSent = order.fulfilment === 'shipped' || order.fulfilment === 'delivered';
  const close = (): void => setOpen(null);
  return (
    <Section title={t('money.title')}>
      <DetailList
        rows={[
          [t('money.paid'), money(paid)],
          ...(missing > 0
            ? ([[t('money.toPay'), <strong key="missing">{money(missing)}</strong>]] as [string, ReactNode][])
            : []),
          ...(refunded > 0 ? ([[t('money.refunded'), money(refunded)]] as [string, string][]) : []),
          ...(chargedBack > 0 ? ([[t('money.chargedBack'), money(chargedBack)]] as [string, string][]) : []),
          ...(left > 0 ? ([[t('money.left'), money(left)]] as [string, string][]) : []),
        ]}
      />
      {order.payments.length > 0 && <PaymentList order={order} />}
      {order.refunds.length > 0 && <RefundList order={order} />}
      {order.documents.length > 0 && <InvoiceLinks order={order} />}
      <Flex gap={2} wrap="wrap">
        {missing > 0 && (
          <Button variant="secondary" onClick={() => setOpen('paid')}>
            {t('money.record')}
          </Button>
        )}
        {missing > 0 && (
          <Button variant="secondary" onClick={() => setOpen('link')}>
            {t('money.mailLink')}
          </Button>
        )}
        {left > 0 && (
          <Button variant="secondary" onClick={() => setOpen('refund')}>
            {t('money.refund')}
          </Button>
        )}
        {isSent && left > 0 && (
          <Button variant="secondary" onClick={() => setOpen('return')}>
            {t('money.takeBack')}
          </Button>
        )}
        {isSent && left > 0 && (
          <Button variant="secondary" onClick={() => setOpen('agree')}>
            {t('money.expectReturn')}
          </Button>
        )}
        {order.fulfilment === 'new' && (
          <Button variant="danger-light" onClick={() => setOpen('cancel')}>
            {t('money.cancelOrder')}
          </Button>
        )}
      </Flex>
      {(open === 'refund' || open === 'return') && (
        <RefundDialog order={order} kind={open} onClose={close} onDone={onDone} />
      )}
      {open === 'paid' && <PaidDialog order={order} onClose={close} onDone={onDone} />}
      {open === 'link' && <LinkDialog order={order} onClose={close} onDone={onDone} />}
      {open === 'agree' && <AgreeDialog order={order} onClose={close} onDone={onDone} />}
      {open === 'cancel' && <CancelDialog order={order} onClose={close} onDone={onDone} />}
    </Section>
  );
}
