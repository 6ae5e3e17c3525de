import { Flex, Typography } from '@strapi/design-system';
import type { DeliveryMethod } from '../../../contract/delivery';
import type { Quote } from '../../../contract/quote';
import { DetailList } from '../desk/section';
import { SelectField } from '../desk/select-field';
import { useT } from '../language/use-t';
import type { TextKey } from '../../platform/admin-texts/catalogues';

const METHODS: Record<DeliveryMethod, TextKey> = {
  home: 'newOrder.home',
  letterbox: 'newOrder.letterbox',
  pickup: 'newOrder.pickup',
};

interface Props {
  quote: Quote;
  onDelivery: (delivery: DeliveryMethod) => void;
}

/** What the customer pays, with the ways of delivery that the desk can enter. */
export function OrderTotal({ quote, onDelivery }: Props) {
  const t = useT();
  const money = (cents: number): string => t.money(cents, quote.currency);
  const { delivery } = quote;
  const ways = (delivery?.options ?? []).filter(({ method }) => method !== 'pickup');
  const refused = quote.codes.filter(({ state }) => state !== 'applied');
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {delivery && ways.length > 1 && (
        <SelectField
          label={t('newOrder.delivery')}
          name="delivery"
          value={delivery.method}
          options={ways.map(({ method, price }) => [method, `${t(METHODS[method])}, ${money(price)}`] as const)}
          onChange={onDelivery}
        />
      )}
      {refused.length > 0 && (
        <Typography role="alert" textColor="danger600">
          {refused.map(({ code, state }) => `${code}: ${t.code('codeState', state)}`).join(', ')}
        </Typography>
      )}
      <DetailList
        rows={[
          [t('newOrder.articles'), money(quote.subtotal)],
          ...(quote.discount > 0
            ? ([[t('newOrder.discount'), `− ${money(quote.discount)}`]] as [string, string][])
            : []),
          ...(delivery ? ([[t('newOrder.shipping'), money(quote.shipping)]] as [string, string][]) : []),
          [t('newOrder.total'), <strong key="total">{money(quote.total)}</strong>],
          ...quote.vatLines.map(({ rate, amount }): [string, string] => [t('newOrder.vat', { rate }), money(amount)]),
          ...(quote.giftCard > 0
            ? ([
                [t('newOrder.byCard'), `− ${money(quote.giftCard)}`],
                [t('newOrder.toPay'), money(quote.total - quote.giftCard)],
              ] as [string, string][])
            : []),
        ]}
      />
    </Flex>
  );
}
