import { VALUE_KEY, isOptionKey } from '../../contract/options';

/** What is wrong with a field of an option or value, for the editor. */
export interface OptionError {
  field: string;
  message: string;
}

type Stored = { key: string } | null;

/** Cart, addresses and orders tell an option by its key, so only labels can be renamed. */
const keptKey = (known: Stored, key: unknown): OptionError[] =>
  known && key !== known.key
    ? [
        {
          field: 'key',
          message: `The key stays “${known.key}”: carts, orders and links use it. Rename the labels instead`,
        },
      ]
    : [];

/** @param known The stored option; null for a new one. */
export function findOptionErrors({ key }: { key?: unknown }, known: Stored): OptionError[] {
  if (typeof key === 'string' && isOptionKey(key)) return keptKey(known, key);
  return [
    {
      field: 'key',
      message:
        'A key is one word of small letters, digits and hyphens, such as “shoe-size”, of at most 24 signs, and no word of the shop’s addresses, such as “page”',
    },
  ];
}

interface ValueFields {
  key?: unknown;
  swatch?: unknown;
  secondSwatch?: unknown;
  weightMin?: unknown;
  weightMax?: unknown;
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

function findSwatchErrors({ swatch, secondSwatch }: ValueFields): OptionError[] {
  const wrong = Object.entries({ swatch, secondSwatch })
    .filter(([, color]) => !isEmpty(color) && !/^#[0-9a-f]{6}$/i.test(String(color)))
    .map(([field]) => ({ field, message: 'A colour is # and six digits or letters from a to f, such as #3d95cf' }));
  if (wrong.length > 0) return wrong;
  return isEmpty(swatch) && !isEmpty(secondSwatch) ? [{ field: 'swatch', message: 'Enter the first colour too' }] : [];
}

function findWeightErrors({ weightMin, weightMax }: ValueFields): OptionError[] {
  if (isEmpty(weightMin) && isEmpty(weightMax)) return [];
  if (isEmpty(weightMin)) return [{ field: 'weightMin', message: 'Enter both ends of the weight, or neither' }];
  if (isEmpty(weightMax)) return [{ field: 'weightMax', message: 'Enter both ends of the weight, or neither' }];
  return Number(weightMin) < Number(weightMax)
    ? []
    : [{ field: 'weightMax', message: 'The weight must run from a smaller to a larger number' }];
}

/** @param known The stored value; null for a new one. */
export function findValueErrors(value: ValueFields, known: Stored): OptionError[] {
  const { key } = value;
  const keyErrors =
    typeof key === 'string' && VALUE_KEY.test(key)
      ? keptKey(known, key)
      : [
          {
            field: 'key',
            message: 'A key consists of small letters, digits and hyphens, such as “dark-blue”, of at most 32 signs',
          },
        ];
  return [...keyErrors, ...findSwatchErrors(value), ...findWeightErrors(value)];
}
