import { Button, Flex, IconButton, Link, Typography } from '@strapi/design-system';
import { ClockCounterClockwise, Duplicate, Pencil } from '@strapi/icons';
import { useClipboard, useNotification } from '@strapi/strapi/admin';
import { pickupPointLines } from '../../../contract/pickup-points';
import { formatDeliveryDates } from '../../../contract/delivery';
import { TAG, formatDay, formatMoment } from './format';
import { DetailList, Section } from './section';
import type { Order } from '../../back-office/desk/response-types';
import { useQuickAct } from './use-desk-api';

function AddressBlock({ title, text }: { title: string; text: string }) {
  const { copy } = useClipboard();
  const { toggleNotification } = useNotification();
  const copyAddress = async (): Promise<void> => {
    const done = await copy(text);
    toggleNotification(done ? { type: 'success', message: 'Copied' } : { type: 'warning', message: 'Not copied' });
  };
  return (
    <Flex justifyContent="space-between" alignItems="start" gap={2}>
      <Flex direction="column" alignItems="start" gap={1}>
        <Typography variant="sigma" textColor="neutral600">
          {title}
        </Typography>
        <Typography tag="address" style={{ whiteSpace: 'pre-line', fontStyle: 'normal' }}>
          {text}
        </Typography>
      </Flex>
      <IconButton label={`Copy: ${title}`} onClick={copyAddress}>
        <Duplicate />
      </IconButton>
    </Flex>
  );
}

interface Props {
  order: Order;
  onCorrect: (dialog: 'ship' | 'deliver') => void;
  onDone: () => Promise<void>;
}

/** Addresses, carrier and delivery state of an order. */
export function ParcelSection({ order, onCorrect, onDone }: Props) {
  const quickAct = useQuickAct(onDone);
  const { trackingUrl, trackingCode, fulfilment } = order;
  const isUnderway = fulfilment === 'shipped' || fulfilment === 'delivered';
  const code = trackingUrl ? (
    <Link href={trackingUrl} isExternal>
      {trackingCode}
    </Link>
  ) : (
    trackingCode
  );
  return (
    <Section title="Delivery">
      {order.shippingAddress !== '' && <AddressBlock title="Delivery address" text={order.shippingAddress} />}
      {order.billingAddress !== '' && <AddressBlock title="Billing address" text={order.billingAddress} />}
      <DetailList
        rows={[
          [
            'E-mail',
            <Link key="email" href={`mailto:${order.email}`}>
              {order.email}
            </Link>,
          ],
          ['Language', order.language],
          ...(order.delivery ? ([['Promised', formatDeliveryDates(order.delivery, TAG)]] as [string, string][]) : []),
          ...(order.delivery?.method === 'letterbox' ? ([['By', 'Letterbox parcel']] as [string, string][]) : []),
          ...(order.pickupPoint
            ? ([
                ['Pick-up point', `${pickupPointLines(order.pickupPoint).join(', ')} (${order.pickupPoint.carrier})`],
              ] as [string, string][])
            : []),
          ...(order.label?.said ? ([['Carrier says', order.label.said]] as [string, string][]) : []),
          ...(order.carrier ? ([['Carrier', order.carrier]] as [string, string][]) : []),
          ...(trackingCode ? [['Tracking code', code] as [string, typeof code]] : []),
          ...(order.shippedAt ? ([['Shipped', formatMoment(order.shippedAt)]] as [string, string][]) : []),
          ...(order.deliveredAt ? ([['Delivered', formatDay(order.deliveredAt)]] as [string, string][]) : []),
        ]}
      />
      {isUnderway && (
        <Flex gap={2} wrap="wrap">
          {order.undo && (
            <Button
              variant="secondary"
              startIcon={<ClockCounterClockwise />}
              onClick={() => quickAct(`/shop/orders/${order.id}/undo`, 'Taken back')}
            >
              {order.undo.to === 'new' ? 'Not shipped after all' : 'Not delivered after all'}
            </Button>
          )}
          <Button variant="tertiary" startIcon={<Pencil />} onClick={() => onCorrect('ship')}>
            Correct the parcel
          </Button>
          {fulfilment === 'delivered' && (
            <Button variant="tertiary" startIcon={<Pencil />} onClick={() => onCorrect('deliver')}>
              Correct the day
            </Button>
          )}
        </Flex>
      )}
    </Section>
  );
}
