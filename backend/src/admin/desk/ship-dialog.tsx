import { Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { FormDialog } from './form-dialog';
import { LotFields, type Lots } from './lot-fields';
import { TextField } from './text-field';
import type { Line, ListedOrder } from '../../back-office/desk/response-types';
import { useAct } from './use-desk-api';

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
        `${shipped.length} shipped. ${refused.map(({ id, message }) => `${numberOf(id)}: ${message}`).join('. ')}`,
      );
    toggleNotification({
      type: 'success',
      message: shipped.length === 1 ? 'Marked as shipped' : `${shipped.length} orders marked as shipped`,
    });
  }

  return (
    <FormDialog
      title={orders.length === 1 ? `${orders[0]?.orderNr} leaves` : `${orders.length} parcels leave`}
      confirm="Mark shipped"
      onConfirm={ship}
      onClose={onClose}
    >
      <Typography>The customer gets a mail in two minutes; until then this can be taken back.</Typography>
      <TextField
        label="Carrier"
        name="carrier"
        value={carrier}
        maxLength={100}
        hint={orders.length === 1 && orders[0]?.carrier ? `Now: ${orders[0].carrier}` : undefined}
        onChange={setCarrier}
      />
      {orders.map(({ id, orderNr, name, trackingCode }) => (
        <TextField
          key={id}
          label={orders.length === 1 ? 'Tracking code' : `Tracking code of ${orderNr}, ${name}`}
          name={`code-${id}`}
          value={codes[id] ?? ''}
          maxLength={100}
          hint={trackingCode ? `Now: ${trackingCode}` : undefined}
          onChange={(code) => setCodes({ ...codes, [id]: code })}
        />
      ))}
      <LotFields lines={lines} lots={lots} onChange={setLots} />
    </FormDialog>
  );
}
