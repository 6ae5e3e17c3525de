'use client';

import { buttonClass } from '@/components/ui/button-class';
import { ButtonLink } from '@/components/ui/button-link';
import { writeChoice } from '@/lib/catalog/select-variant';
import type { SizeAdvice } from '@/lib/catalog/size-advice/advise-size';
import type { AdviserData, AdviserModel } from '@/lib/discovery/size-advice/adviser-model';
import { stockOfSize } from '@/lib/catalog/size-advice/size-stock';
import { SIZE } from '@/backend/contract/options';
import { say, sizeLabel } from './advice-message';
import styles from './adviser.module.css';

/** A product with the size chosen, and a colour, or what else there is, that has it. */
export function modelLink({ path, variants }: AdviserModel, size: string): string {
  const stock = stockOfSize(variants, size, {});
  return path + writeChoice('', stock.state === 'absent' ? { [SIZE]: size } : stock.options);
}

interface AdviceLinksProps {
  advised: { model: AdviserModel; advice: SizeAdvice }[];
  data: AdviserData;
  listing?: string;
}

/** From an advice to where it can be bought: the filtered listing, or each product that has the size. */
export function AdviceLinks({ advised, data: { texts, options }, listing }: AdviceLinksProps) {
  const fitting = advised.flatMap(({ model, advice }) => (advice.refusal ? [] : [{ model, size: advice.size }]));
  const sizes = [...new Set(fitting.map(({ size }) => size))];
  if (listing) {
    const query = sizes.map((size) => `${SIZE}=${size}`).join('&');
    // A full page load closes the dialog as well.
    return (
      <a className={buttonClass({})} href={`${listing}?${query}`}>
        {say(texts, 'showSuits', { size: sizes.map((size) => sizeLabel(options, size)).join(', ') })}
      </a>
    );
  }
  return (
    <ul role="list" className={styles.links}>
      {fitting.map(({ model, size }) => (
        <li key={model.id}>
          <ButtonLink variant="secondary" href={modelLink(model, size)} prefetch={false}>
            {say(texts, 'toProduct', { title: model.title, size: sizeLabel(options, size) })}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
