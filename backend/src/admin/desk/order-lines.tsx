import { Box, Flex, Typography } from '@strapi/design-system';
import { formatOptions, skuText } from './format';
import { DetailList, Section } from './section';
import type { Line, Order } from '../../back-office/desk/response-types';
import { useT } from '../language/use-t';
import type { Translator } from '../../platform/admin-texts/translator';

const SIZE = 56;

/** Before shipping also shows the quantity left to send. */
const refundedText = ({ quantity, refundedQuantity: refunded }: Line, isHere: boolean, t: Translator): string =>
  isHere
    ? t('lines.refundedHere', { refunded, quantity, left: quantity - refunded })
    : t('lines.refunded', { refunded, quantity });

interface RowProps {
  line: Line;
  currency: string;
  isHere: boolean;
}

function LineRow({ line, currency, isHere }: RowProps) {
  const t = useT();
  const details = [formatOptions(line.options), skuText(line, t)].filter(Boolean).join(' · ');
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
        {line.lots.length > 0 && (
          <Typography textColor="neutral600">{t('lines.lot', { lots: line.lots.join(', ') })}</Typography>
        )}
        {line.refundedQuantity > 0 && <Typography textColor="warning700">{refundedText(line, isHere, t)}</Typography>}
      </Flex>
      <Flex direction="column" alignItems="end">
        <Typography>{t.money(line.total, currency)}</Typography>
        {line.discount > 0 && (
          <Typography variant="pi" textColor="neutral600">
            − {t.money(line.discount, currency)}
          </Typography>
        )}
      </Flex>
    </Flex>
  );
}

export function OrderLines({ order }: { order: Order }) {
  const t = useT();
  const { currency } = order;
  const money = (cents: number): string => t.money(cents, currency);
  return (
    <Section title={t('lines.title')}>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
        {order.lines.map((line) => (
          <LineRow key={line.id} line={line} currency={currency} isHere={order.fulfilment === 'new'} />
        ))}
      </Flex>
      <DetailList
        rows={[
          [t('lines.subtotal'), money(order.subtotal)],
          ...(order.discount > 0
            ? ([[t('lines.discount', { codes: order.discountCodes.join(', ') }), `− ${money(order.discount)}`]] as [
                string,
                string,
              ][])
            : []),
          [
            order.delivery?.method === 'letterbox' ? t('lines.shippingLetterbox') : t('lines.shipping'),
            money(order.shipping),
          ],
          [t('lines.total'), <strong key="total">{money(order.total)}</strong>],
          ...order.vatLines.map(({ rate, amount }): [string, string] => [t('lines.vat', { rate }), money(amount)]),
        ]}
      />
    </Section>
  );
}
