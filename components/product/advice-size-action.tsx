'use client';

import { Button } from '@/components/ui/button';
import type { AdviserData, AdviserModel } from '@/lib/discovery/size-advice/adviser-model';
import { stockOfSize } from '@/lib/catalog/size-advice/size-stock';
import type { Size } from '@/backend/contract/products';
import { say, sizeLabel } from './advice-message';
import { useChoice } from './use-choice';

interface AdviceSizeActionProps {
  size: Size;
  variants: AdviserModel['variants'];
  data: AdviserData;
  onChosen: () => void;
}

/** Chooses the size on the product page, and a colour that is in stock if the chosen one is not. */
export function AdviceSizeAction({ size, variants, data: { texts, options }, onChosen }: AdviceSizeActionProps) {
  const [choice, choose] = useChoice(variants);
  const stock = stockOfSize(variants, size, choice.color);
  const colorLabel = (color: string): string => options.values['color']?.[color] ?? color;
  if (stock.state === 'absent') return <p>{texts['absent']}</p>;

  const { state, color } = stock;
  const label = sizeLabel(options, size);
  const wanted = choice.color ?? '';
  return (
    <>
      {state === 'other_color' && (
        <p>{say(texts, 'otherColor', { color: colorLabel(wanted), other: colorLabel(stock.color) })}</p>
      )}
      {state === 'sold_out' && <p>{texts['soldOut']}</p>}
      <Button
        onClick={() => {
          if (color && (state === 'other_color' || (state === 'sold_out' && !choice.color))) choose('color', color);
          choose('size', size);
          onChosen();
        }}
      >
        {state === 'sold_out' && say(texts, 'chooseSoldOut', { size: label })}
        {state === 'other_color' && say(texts, 'chooseColor', { size: label, color: colorLabel(stock.color) })}
        {state === 'in_stock' && say(texts, 'choose', { size: label })}
      </Button>
    </>
  );
}
