import type { Place } from '@/lib/catalog/types';
import { adviseSize, type Child, type SizeAdvice } from '@/lib/catalog/size-advice/advise-size';
import type { AdviserModel } from './adviser-model';

export interface Water {
  /** In °C. */
  temperature: number;
  place: Place;
}

export type Found<M> =
  | { model: M; advice: SizeAdvice }
  /** No product is made for this place, or for water this cold; `from` is the coldest that one is made for. */
  | { model: null; refusal: { kind: 'place' } | { kind: 'cold'; from: number } };

/**
 * The product made for this water, with the size for this child or why there is none. Of several, the one made for the
 * warmest water: it leaves a child freest to move. A child that none of them fits gets the refusal of the first.
 */
export function findProduct<M extends AdviserModel>(
  models: M[],
  { temperature, place }: Water,
  child: Child,
): Found<M> {
  const here = models
    .flatMap((model) => (model.waterFrom === null ? [] : [{ model, from: model.waterFrom }]))
    .filter(({ model }) => model.places.includes(place))
    .toSorted((a, b) => b.from - a.from);
  const warm = here.filter(({ from }) => temperature >= from);
  if (here.length === 0) return { model: null, refusal: { kind: 'place' } };
  const advised = warm.map(({ model }) => ({ model, advice: adviseSize(model, child) }));
  const found = advised.find(({ advice }) => advice.refusal === null) ?? advised[0];
  return found ?? { model: null, refusal: { kind: 'cold', from: Math.min(...here.map(({ from }) => from)) } };
}
