import { describe, expectTypeOf, it } from 'vitest';
import type { INTERNAL_EXPORT_KEYS, READABLE_EXPORT_KEYS } from '../../contract/account-export';
import type { exportAccount } from './export-account';

type Leaf = string | number | boolean | null | undefined;
/** Every key of every object within a type. Text by an open set of keys, such as answers to forms, has none. */
type KeysOf<T> = T extends Leaf
  ? never
  : T extends readonly (infer Entry)[]
    ? KeysOf<Entry>
    : string extends keyof T
      ? never
      : { [Key in keyof T & string]-?: Key | KeysOf<T[Key]> }[keyof T & string];

type Exported = KeysOf<Awaited<ReturnType<typeof exportAccount>>>;
type Known = (typeof READABLE_EXPORT_KEYS)[number] | (typeof INTERNAL_EXPORT_KEYS)[number];

describe('the export of an account', () => {
  // Checked by the compiler.
  it('has no key without words on its readable page', () => {
    expectTypeOf<Exclude<Exported, Known>>().toBeNever();
    expectTypeOf<Extract<Exported, 'trackingUrl'>>().toEqualTypeOf<'trackingUrl'>();
  });
});
