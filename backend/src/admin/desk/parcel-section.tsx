import { Button, Flex, IconButton, Link, Typography } from '@strapi/design-system';
import { ClockCounterClockwise, Duplicate, Pencil } from '@strapi/icons';
import { useClipboard, useNotification } from '@strapi/strapi/admin';
import { pickupPointLines } from '../../../contract/pickup-points';
import { formatDeliveryDates } from '../../../contract/delivery';
import { DetailList, Section } from './section';
import type { Order } from '../../back-office/desk/response-types';
import { useQuickAct } from './use-desk-api';
import { useT } from '../language/use-t';

function AddressBlock({ title, text }: { title: string; text: string }) {
  const t = useT();
  const { copy } = useClipboard();
  const { toggleNotification } = useNotification();
  const copyAddress = async (): Promise<void> => {
    const done = await copy(text);
    toggleNotification(
      done ? { type: 'success', message: t('common.copied') } : { type: 'warning', message: t('common.notCopied') },
    );
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
      <IconButton label={t('parcel.copy', { what: title })} onClick={copyAddress}>
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
  const t = useT();
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
    <Section title={t('parcel.title')}>
      {order.shippingAddress !== '' && <AddressBlock title={t('parcel.delivery')} text={order.shippingAddress} />}
      {order.billingAddress !== '' && <AddressBlock title={t('parcel.billing')} text={order.billingAddress} />}
      <DetailList
        rows={[
          [
            t('parcel.email'),
            <Link key="email" href={`mailto:${order.email}`}>
              {order.email}
            </Link>,
          ],
          [t('parcel.language'), order.language],
          ...(order.delivery
            ? ([[t('parcel.promised'), formatDeliveryDates(order.delivery, t.tag)]] as [string, string][])
            : []),
          ...(order.delivery?.method === 'letterbox'
            ? ([[t('parcel.by'), t('parcel.letterbox')]] as [string, string][])
            : []),
          ...(order.pickupPoint
            ? ([
                [
                  t('parcel.pickup'),
                  `${pickupPointLines(order.pickupPoint).join(', ')} (${order.pickupPoint.carrier})`,
                ],
              ] as [string, string][])
            : []),
          ...(order.label?.said ? ([[t('parcel.says'), order.label.said]] as [string, string][]) : []),
          ...(order.carrier ? ([[t('parcel.carrier'), order.carrier]] as [string, string][]) : []),
          ...(trackingCode ? [[t('parcel.tracking'), code] as [string, typeof code]] : []),
          ...(order.shippedAt ? ([[t('parcel.shipped'), t.moment(order.shippedAt)]] as [string, string][]) : []),
          ...(order.deliveredAt ? ([[t('parcel.delivered'), t.day(order.deliveredAt)]] as [string, string][]) : []),
        ]}
      />
      {isUnderway && (
        <Flex gap={2} wrap="wrap">
          {order.undo && (
            <Button
              variant="secondary"
              startIcon={<ClockCounterClockwise />}
              onClick={() => quickAct(`/shop/orders/${order.id}/undo`, t('parcel.takenBack'))}
            >
              {order.undo.to === 'new' ? t('parcel.notShipped') : t('parcel.notDelivered')}
            </Button>
          )}
          <Button variant="tertiary" startIcon={<Pencil />} onClick={() => onCorrect('ship')}>
            {t('parcel.correct')}
          </Button>
          {fulfilment === 'delivered' && (
            <Button variant="tertiary" startIcon={<Pencil />} onClick={() => onCorrect('deliver')}>
              {t('parcel.correctDay')}
            </Button>
          )}
        </Flex>
      )}
    </Section>
  );
}
