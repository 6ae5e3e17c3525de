import { Button, Flex, Link, Typography } from '@strapi/design-system';
import { ArrowLeft, Check, Files, PaperPlane, PriceTag } from '@strapi/icons';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { NavLink, useParams } from 'react-router-dom';
import styled from 'styled-components';
import { AcademyAccess } from './academy-access';
import { AlertList } from './alert-list';
import { DeliverDialog } from './deliver-dialog';
import { OrderTimeline } from './order-timeline';
import { OrderLines } from './order-lines';
import { OrderReturns } from './order-returns';
import { OrderMails } from './order-mails';
import { PaymentsAndInvoices } from './order-payments';
import { ParcelSection } from './parcel-section';
import { ShipDialog } from './ship-dialog';
import { OrderStatusBadges } from './status-badges';
import type { Order } from '../../back-office/desk/response-types';
import { useDesk } from './use-desk-api';
import { useFiles } from './use-files';
import { OrderWithdrawals } from './order-withdrawals';
import { useT } from '../language/use-t';

/** Two columns on wide screens; otherwise the timeline comes last. */
const Columns = styled.div`
  display: grid;
  gap: 1.6rem;
  align-items: start;

  @media (min-width: 1080px) {
    grid-template-columns: minmax(0, 2fr) minmax(30rem, 1fr);
    grid-template-rows: auto 1fr;

    > aside {
      grid-area: 1 / 2 / 3 / 3;
    }
  }
`;

type Open = 'ship' | 'deliver' | null;

const isPaid = (status: string): boolean => status === 'paid' || status === 'partially_refunded';

/** One click makes the label and opens it; later ones open it again. */
function LabelButton({ order, onDone }: { order: Order; onDone: () => Promise<void> }) {
  const t = useT();
  const { openLabel } = useFiles();
  const [isBusy, setBusy] = useState(false);
  const { label } = order;
  const isWanted = isPaid(order.status) && (order.fulfilment === 'new' || order.fulfilment === 'shipped');
  if (!label || !(label.made || isWanted)) return null;
  const open = async (): Promise<void> => {
    setBusy(true);
    await openLabel(order.id, onDone);
    setBusy(false);
  };
  return (
    <Button variant="secondary" startIcon={<PriceTag />} loading={isBusy} onClick={open}>
      {label.made ? t('desk.label') : t('desk.makeLabel')}
    </Button>
  );
}

function NextStepButtons({
  order,
  onOpen,
  onDone,
}: {
  order: Order;
  onOpen: (dialog: Open) => void;
  onDone: () => Promise<void>;
}) {
  const t = useT();
  const { openSlips, openParcelCards } = useFiles();
  return (
    <Flex gap={2} wrap="wrap">
      <Button variant="secondary" startIcon={<Files />} onClick={() => openSlips([order.id])}>
        {t('desk.slip')}
      </Button>
      {order.grants.some(({ source, active }) => source === 'bonus' && active) && (
        <Button variant="secondary" onClick={() => openParcelCards([order.id])}>
          {t('desk.parcelCard')}
        </Button>
      )}
      <LabelButton order={order} onDone={onDone} />
      {order.fulfilment === 'new' && isPaid(order.status) && (
        <Button startIcon={<PaperPlane />} onClick={() => onOpen('ship')}>
          {t('desk.markShipped')}
        </Button>
      )}
      {order.fulfilment === 'shipped' && (
        <Button startIcon={<Check />} onClick={() => onOpen('deliver')}>
          {t('desk.markDelivered')}
        </Button>
      )}
    </Flex>
  );
}

export function OrderPage() {
  const t = useT();
  const { id = '' } = useParams();
  const { data, failure, reload } = useDesk<{ data: Order }>(`/shop/desk/orders/${id}`);
  const [open, setOpen] = useState<Open>(null);
  const order = data?.data;
  if (!order && failure) return <Page.Error content={failure} />;
  if (!order) return <Page.Loading />;
  const close = (): void => setOpen(null);
  return (
    <Page.Main>
      <Page.Title>{order.orderNr}</Page.Title>
      <Layouts.Header
        title={order.orderNr}
        subtitle={`${order.name}, ${t.moment(order.placedAt)}`}
        secondaryAction={<OrderStatusBadges order={order} />}
        primaryAction={
          order.shippingAddress === '' ? null : <NextStepButtons order={order} onOpen={setOpen} onDone={reload} />
        }
        navigationAction={
          <Link tag={NavLink} to="/desk" startIcon={<ArrowLeft />}>
            {t('desk.title')}
          </Link>
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4} paddingBottom={8}>
          {failure && (
            <Typography role="alert" textColor="danger600">
              {failure}
            </Typography>
          )}
          <AlertList alerts={order.alerts} order={order} onDone={reload} />
          <OrderWithdrawals order={order} onDone={reload} />
          <OrderReturns order={order} onDone={reload} />
          <Columns>
            <OrderLines order={order} />
            <aside>
              <Flex direction="column" alignItems="stretch" gap={4}>
                <ParcelSection order={order} onCorrect={setOpen} onDone={reload} />
                <PaymentsAndInvoices order={order} onDone={reload} />
                <AcademyAccess order={order} onDone={reload} />
                <OrderMails order={order} onDone={reload} />
              </Flex>
            </aside>
            <OrderTimeline order={order} onDone={reload} />
          </Columns>
        </Flex>
      </Layouts.Content>
      {open === 'ship' && <ShipDialog orders={[order]} lines={order.lines} onClose={close} onDone={reload} />}
      {open === 'deliver' && <DeliverDialog order={order} onClose={close} onDone={reload} />}
    </Page.Main>
  );
}
