import { Flex, IconButton, NumberInput, Typography } from '@strapi/design-system';
import { Trash } from '@strapi/icons';
import { MAX_QUANTITY } from '../../../contract/cart';
import type { Quote, QuoteLine } from '../../../contract/quote';
import { formatOptions } from '../desk/format';
import type { ChosenItem } from './types';
import { useT } from '../language/use-t';
import type { TextKey } from '../../platform/admin-texts/catalogues';
import type { Translator } from '../../platform/admin-texts/translator';

const TROUBLE: Partial<Record<QuoteLine['state'], TextKey>> = { sold_out: 'newOrder.soldOut', gone: 'newOrder.gone' };

/** Why a line can not be ordered as it is, or null. */
function troubleOf(line: QuoteLine | undefined, t: Translator): string | null {
  if (!line) return null;
  const trouble = TROUBLE[line.state];
  if (trouble) return t(trouble);
  return line.available !== null && line.available < line.quantity
    ? t('newOrder.onlyLeft', { count: line.available })
    : null;
}

interface Props {
  items: ChosenItem[];
  quote: Quote | null;
  onChange: (items: ChosenItem[]) => void;
}

export function ChosenItems({ items, quote, onChange }: Props) {
  const t = useT();
  const change = (index: number, quantity: number): void =>
    onChange(items.map((item, at) => (at === index ? { ...item, quantity } : item)));
  return (
    <Flex tag="ul" aria-label={t('newOrder.chosen')} direction="column" alignItems="stretch" gap={3}>
      {items.map((item, index) => {
        const line = quote?.lines.find(({ variantId }) => variantId === item.variantId);
        const trouble = troubleOf(line, t);
        return (
          <Flex tag="li" key={item.variantId} gap={4} wrap="wrap">
            <Flex direction="column" alignItems="start" grow={1}>
              <Typography fontWeight="semiBold">
                {[item.title, formatOptions(item.options)].filter(Boolean).join(', ')}
              </Typography>
              <Typography variant="pi" textColor="neutral600">
                {item.sku}
              </Typography>
              {trouble && (
                <Typography role="alert" textColor="danger600">
                  {trouble}
                </Typography>
              )}
            </Flex>
            <NumberInput
              aria-label={t('newOrder.piecesOf', { sku: item.sku })}
              value={item.quantity}
              onValueChange={(value) => change(index, Math.min(MAX_QUANTITY, Math.max(1, Math.round(value ?? 1))))}
            />
            <Typography>{line && quote ? t.money(line.total, quote.currency) : ''}</Typography>
            <IconButton
              label={t('newOrder.remove', { sku: item.sku })}
              onClick={() => onChange(items.filter((_, at) => at !== index))}
            >
              <Trash />
            </IconButton>
          </Flex>
        );
      })}
    </Flex>
  );
}
