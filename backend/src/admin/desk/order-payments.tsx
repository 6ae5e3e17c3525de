import { Button, Flex, Typography } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { type ReactNode, useState } from 'react';
import { AgreeDialog } from './agree-dialog';
import { CancelDialog } from './cancel-dialog';
import { formatMoment, formatMoney, formatWords } from './format';
import { LinkDialog } from './link-dialog';
import { PaidDialog } from './paid-dialog';
import { RefundDialog } from './refund-dialog';
import { DetailList, Section } from './section';
import { StatusBadge } from './status-badges';
import type { Order } from '../../back-office/desk/response-types';
import { useFiles } from './use-files';

type Open = 'refund' | 'return' | 'agree' | 'cancel' | 'paid' | 'link' | null;

interface Props {
  order: Order;
  onDone: () => Promise<void>;
}

function PaymentList({ order }: { order: Order }) {
  return (
    <Flex tag="ul" aria-label="Payments" direction="column" alignItems="stretch" gap={2}>
      {order.payments.map((payment) => (
        <Flex tag="li" key={payment.attempt} justifyContent="space-between" alignItems="start" gap={2}>
          <Flex direction="column" alignItems="start">
            <Typography>
              {payment.attempt}. {formatMoney(payment.amount, order.currency)}
              {payment.method && ` by ${formatWords(payment.method)}`}
            </Typography>
            <Typography variant="pi" textColor="neutral600">
              {[payment.found, formatMoment(payment.paidAt ?? payment.createdAt)].filter(Boolean).join(' · ')}
            </Typography>
          </Flex>
          <StatusBadge variant={payment.state === 'paid' ? 'success' : 'neutral'}>{payment.state}</StatusBadge>
        </Flex>
      ))}
    </Flex>
  );
}

function RefundList({ order }: { order: Order }) {
  return (
    <Flex tag="ul" aria-label="Refunds" direction="column" alignItems="stretch" gap={2}>
      {order.refunds.map((refund) => (
        <Flex tag="li" key={refund.id} justifyContent="space-between" alignItems="start" gap={2}>
          <Flex direction="column" alignItems="start">
            <Typography>{formatMoney(refund.amount, order.currency)} back</Typography>
            <Typography variant="pi" textColor="neutral600">
              {[refund.by, formatMoment(refund.at), refund.reason, refund.lastError].filter(Boolean).join(' · ')}
            </Typography>
          </Flex>
          <StatusBadge variant={refund.state === 'failed' ? 'danger' : 'neutral'}>{refund.state}</StatusBadge>
        </Flex>
      ))}
    </Flex>
  );
}

function InvoiceLinks({ order }: { order: Order }) {
  const { download } = useFiles();
  return (
    <Flex tag="ul" aria-label="Documents" direction="column" alignItems="start" gap={1}>
      {order.documents.map(({ number, kind }) => (
        <li key={number}>
          <Button
            variant="ghost"
            startIcon={<Download />}
            onClick={() => download(`/shop/documents/${number}.pdf`, `${number}.pdf`)}
          >
            {formatWords(kind)} {number}
          </Button>
        </li>
      ))}
    </Flex>
  );
}

/** Payments, refunds and invoices of an order, with the refund actions. */
export function PaymentsAndInvoices({ order, onDone }: Props) {
  const [open, setOpen] = useState<Open>(null);
  const { paid, refunded, chargedBack, left, missing } = order.money;
  const money = (cents: number): string => formatMoney(cents, order.currency);
  const isSent = order.fulfilment === 'shipped' || order.fulfilment === 'delivered';
  const close = (): void => setOpen(null);
  return (
    <Section title="Money">
      <DetailList
        rows={[
          ['Paid', money(paid)],
          ...(missing > 0
            ? ([['Still to pay', <strong key="missing">{money(missing)}</strong>]] as [string, ReactNode][])
            : []),
          ...(refunded > 0 ? ([['Refunded', money(refunded)]] as [string, string][]) : []),
          ...(chargedBack > 0 ? ([['Charged back', money(chargedBack)]] as [string, string][]) : []),
          ...(left > 0 ? ([['Can still be refunded', money(left)]] as [string, string][]) : []),
        ]}
      />
      {order.payments.length > 0 && <PaymentList order={order} />}
      {order.refunds.length > 0 && <RefundList order={order} />}
      {order.documents.length > 0 && <InvoiceLinks order={order} />}
      <Flex gap={2} wrap="wrap">
        {missing > 0 && (
          <Button variant="secondary" onClick={() => setOpen('paid')}>
            Record a payment
          </Button>
        )}
        {missing > 0 && (
          <Button variant="secondary" onClick={() => setOpen('link')}>
            Mail a link to pay
          </Button>
        )}
        {left > 0 && (
          <Button variant="secondary" onClick={() => setOpen('refund')}>
            Refund
          </Button>
        )}
        {isSent && left > 0 && (
          <Button variant="secondary" onClick={() => setOpen('return')}>
            Take back
          </Button>
        )}
        {isSent && left > 0 && (
          <Button variant="secondary" onClick={() => setOpen('agree')}>
            Expect a return
          </Button>
        )}
        {order.fulfilment === 'new' && (
          <Button variant="danger-light" onClick={() => setOpen('cancel')}>
            Cancel the order
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
