import { Box, Flex, Typography } from '@strapi/design-system';
import { formatMoney, formatOptions, formatSku } from './format';
import { DetailList, Section } from './section';
import type { Line, Order } from '../../back-office/desk/response-types';

const SIZE = 56;

/** Before shipping also shows the quantity left to send. */
const refundedText = ({ quantity, refundedQuantity }: Line, isHere: boolean): string =>
  `${refundedQuantity} of ${quantity} refunded${isHere ? `: send ${quantity - refundedQuantity}` : ''}`;

interface RowProps {
  line: Line;
  currency: string;
  isHere: boolean;
}

function LineRow({ line, currency, isHere }: RowProps) {
  const details = [formatOptions(line.options), formatSku(line)].filter(Boolean).join(' · ');
  return (
    <Flex tag="li" gap={4} alignItems="center">
      <Box width={`${SIZE}px`} height={`${SIZE}px`} shrink={0}>
        {line.image && (
          <img src={line.image.url} alt="" width={SIZE} height={SIZE} loading="lazy" style={{ objectFit: 'contain' }} />
        )}
      </Box>
      <Flex direction="column" alignItems="start" grow={1}>
        <Typography fontWeight="semiBold">
          {line.quantity} × {line.title}
        </Typography>
        <Typography textColor="neutral600">{details}</Typography>
        {line.lots.length > 0 && <Typography textColor="neutral600">Lot {line.lots.join(', ')}</Typography>}
        {line.refundedQuantity > 0 && <Typography textColor="warning700">{refundedText(line, isHere)}</Typography>}
      </Flex>
      <Flex direction="column" alignItems="end">
        <Typography>{formatMoney(line.total, currency)}</Typography>
        {line.discount > 0 && (
          <Typography variant="pi" textColor="neutral600">
            − {formatMoney(line.discount, currency)}
          </Typography>
        )}
      </Flex>
    </Flex>
  );
}

export function OrderLines({ order }: { order: Order }) {
  const { currency } = order;
  const money = (cents: number): string => formatMoney(cents, currency);
  return (
    <Section title="Ordered">
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
        {order.lines.map((line) => (
          <LineRow key={line.id} line={line} currency={currency} isHere={order.fulfilment === 'new'} />
        ))}
      </Flex>
      <DetailList
        rows={[
          ['Subtotal', money(order.subtotal)],
          ...(order.discount > 0
            ? ([[`Discount ${order.discountCodes.join(', ')}`, `− ${money(order.discount)}`]] as [string, string][])
            : []),
          [order.delivery?.method === 'letterbox' ? 'Shipping (letterbox)' : 'Shipping', money(order.shipping)],
          ['Total', <strong key="total">{money(order.total)}</strong>],
          ...order.vatLines.map(({ rate, amount }): [string, string] => [`VAT included, ${rate} %`, money(amount)]),
        ]}
      />
    </Section>
  );
}
