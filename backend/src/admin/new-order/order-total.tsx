import { Flex, Typography } from '@strapi/design-system';
import type { CodeResult } from '../../../contract/discounts';
import type { DeliveryMethod } from '../../../contract/delivery';
import type { Quote } from '../../../contract/quote';
import { formatMoney, formatWords } from '../desk/format';
import { DetailList } from '../desk/section';
import { SelectField } from '../desk/select-field';

const METHODS: Record<DeliveryMethod, string> = {
  home: 'Parcel, at home',
  letterbox: 'Letterbox',
  pickup: 'Pick-up point',
};

const refusedCode = ({ code, state }: CodeResult): string => `${code}: ${formatWords(state).toLowerCase()}`;

interface Props {
  quote: Quote;
  onDelivery: (delivery: DeliveryMethod) => void;
}

/** What the customer pays, with the ways of delivery that the desk can enter. */
export function OrderTotal({ quote, onDelivery }: Props) {
  const money = (cents: number): string => formatMoney(cents, quote.currency);
  const { delivery } = quote;
  const ways = (delivery?.options ?? []).filter(({ method }) => method !== 'pickup');
  const refused = quote.codes.filter(({ state }) => state !== 'applied');
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {delivery && ways.length > 1 && (
        <SelectField
          label="Delivery"
          name="delivery"
          value={delivery.method}
          options={ways.map(({ method, price }) => [method, `${METHODS[method]}, ${money(price)}`] as const)}
          onChange={onDelivery}
        />
      )}
      {refused.length > 0 && (
        <Typography role="alert" textColor="danger600">
          {refused.map(refusedCode).join(', ')}
        </Typography>
      )}
      <DetailList
        rows={[
          ['Articles', money(quote.subtotal)],
          ...(quote.discount > 0 ? ([['Discount', `− ${money(quote.discount)}`]] as [string, string][]) : []),
          ...(delivery ? ([['Shipping', money(quote.shipping)]] as [string, string][]) : []),
          ['Total', <strong key="total">{money(quote.total)}</strong>],
          ...quote.vatLines.map(({ rate, amount }): [string, string] => [`VAT included, ${rate} %`, money(amount)]),
          ...(quote.giftCard > 0
            ? ([
                ['Paid by gift card', `− ${money(quote.giftCard)}`],
                ['Still to pay', money(quote.total - quote.giftCard)],
              ] as [string, string][])
            : []),
        ]}
      />
    </Flex>
  );
}
