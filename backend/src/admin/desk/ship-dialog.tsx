import { Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { FormDialog } from './form-dialog';
import { LotFields, type Lots } from './lot-fields';
import { TextField } from './text-field';
import type { Line, ListedOrder } from '../../back-office/desk/response-types';
import { useAct } from './use-desk-api';
import { useT } from '../language/use-t';

interface Parcels {
  shipped: string[];
  refused: { id: string; message: string }[];
}

interface Props {
  orders: Pick<ListedOrder, 'id' | 'orderNr' | 'name' | 'carrier' | 'trackingCode'>[];
  /** Those of a single order: lots are noted one parcel at a time. */
  lines?: Line[];
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** Ships one or several orders with a common carrier and individual tracking codes. */
export function ShipDialog({ orders, lines = [], onClose, onDone }: Props) {
  const t = useT();
  const act = useAct();
  const { toggleNotification } = useNotification();
  const [carrier, setCarrier] = useState('');
  const [lots, setLots] = useState<Lots>({});
  const [codes, setCodes] = useState<Record<string, string>>({});

  async function ship(): Promise<void> {
    const noted = Object.entries(lots).map(([lineId, text]) => ({ lineId: Number(lineId), lots: text }));
    const parcels = orders.map(({ id }) => ({ id, trackingCode: codes[id] ?? '', lots: noted }));
    const { shipped, refused } = await act<Parcels>('/shop/desk/ship', { carrier, parcels });
    await onDone();
    const numberOf = (id: string) => orders.find((order) => order.id === id)?.orderNr ?? id;
    if (refused.length > 0)
      throw new Error(
        t('parcel.shippedSome', {
          count: shipped.length,
          refused: refused.map(({ id, message }) => `${numberOf(id)}: ${t.sentence(message)}`).join('. '),
        }),
      );
    toggleNotification({
      type: 'success',
      message: t('parcel.shippedSaid', { count: shipped.length }),
    });
  }

  return (
    <FormDialog
      title={
        orders.length === 1
          ? t('parcel.leaves', { nr: orders[0]?.orderNr ?? '' })
          : t('parcel.leave', { count: orders.length })
      }
      confirm={t('desk.markShipped')}
      onConfirm={ship}
      onClose={onClose}
    >
      <Typography>{t('parcel.shipHint')}</Typography>
      <TextField
        label={t('parcel.carrier')}
        name="carrier"
        value={carrier}
        maxLength={100}
        hint={orders.length === 1 && orders[0]?.carrier ? t('parcel.now', { what: orders[0].carrier }) : undefined}
        onChange={setCarrier}
      />
      {orders.map(({ id, orderNr, name, trackingCode }) => (
        <TextField
          key={id}
          label={orders.length === 1 ? t('parcel.tracking') : t('parcel.trackingOf', { nr: orderNr, name })}
          name={`code-${id}`}
          value={codes[id] ?? ''}
          maxLength={100}
          hint={trackingCode ? t('parcel.now', { what: trackingCode }) : undefined}
          onChange={(code) => setCodes({ ...codes, [id]: code })}
        />
      ))}
      <LotFields lines={lines} lots={lots} onChange={setLots} />
    </FormDialog>
  );
}
