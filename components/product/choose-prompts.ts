import { missingKey } from '@/lib/catalog/select-variant';
import type { BuyOption } from './buy-box';
import { COLOR, SIZE } from '@/backend/contract/options';

/** Every choice of at least one of these keys: an option is missing or not. */
const subsets = (keys: string[]): string[][] =>
  keys.reduce<string[][]>((found, key) => [...found, ...found.map((some) => [...some, key])], [[]]).slice(1);

/**
 * What to say when some options are missing, by `missingKey`: the shop's own words for colour and size, the names of all others. Made on
 * the server; a variant has four options at most.
 */
export function choosePrompts(
  options: Pick<BuyOption, 'key' | 'name'>[],
  say: (prompt: 'both' | 'color' | 'size' | 'other', values?: { options: string }) => string,
): Record<string, string> {
  const nameOf = new Map(options.map(({ key, name }) => [key, name]));
  const own = { [COLOR]: 'color', [SIZE]: 'size', [missingKey([COLOR, SIZE])]: 'both' } as const;
  return Object.fromEntries(
    subsets([...nameOf.keys()]).map((keys) => {
      const missing = missingKey(keys);
      const word = own[missing as keyof typeof own];
      return [missing, word ? say(word) : say('other', { options: keys.map((key) => nameOf.get(key)).join(', ') })];
    }),
  );
}
