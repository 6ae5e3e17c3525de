'use client';

import { Button } from '@/components/ui/button';
import type { AdviserData, AdviserModel } from '@/lib/discovery/size-advice/adviser-model';
import { labelOptions, type Options, toItemOptions } from '@/lib/catalog/options';
import { stockOfSize } from '@/lib/catalog/size-advice/size-stock';
import { SIZE } from '@/backend/contract/options';
import { say, sizeLabel } from './advice-message';
import { useChoice } from './use-choice';

interface AdviceSizeActionProps {
  size: string;
  variants: AdviserModel['variants'];
  data: AdviserData;
  onChosen: () => void;
}

/** Chooses the size on the product page, and a colour that is in stock if the chosen one is not. */
export function AdviceSizeAction({ size, variants, data: { texts, options }, onChosen }: AdviceSizeActionProps) {
  const [choice, choose] = useChoice(variants);
  const stock = stockOfSize(variants, size, choice);
  if (stock.state === 'absent') return <p>{texts['absent']}</p>;

  const { state } = stock;
  const { [SIZE]: _size, ...rest } = stock.options;
  const label = sizeLabel(options, size);
  /** What there is besides the size, such as "Blue". */
  const nameOf = (given: Options): string =>
    labelOptions(
      toItemOptions(given).filter(({ key }) => key in rest),
      options,
    )
      .map(({ value }) => value)
      .join(', ');
  return (
    <>
      {state === 'other' && <p>{say(texts, 'otherColor', { color: nameOf(choice), other: nameOf(rest) })}</p>}
      {state === 'sold_out' && <p>{texts['soldOut']}</p>}
      <Button
        onClick={() => {
          for (const [key, value] of Object.entries(rest))
            if (state === 'other' || (state === 'sold_out' && !choice[key])) choose(key, value);
          choose(SIZE, size);
          onChosen();
        }}
      >
        {state === 'sold_out' && say(texts, 'chooseSoldOut', { size: label })}
        {state === 'other' && say(texts, 'chooseColor', { size: label, color: nameOf(rest) })}
        {state === 'in_stock' && say(texts, 'choose', { size: label })}
      </Button>
    </>
  );
}
