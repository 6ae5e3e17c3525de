import type { Locale } from '../../../contract/locales';
import type { StoredOption } from '../../domain/options';
import type { Db } from '../../platform/database/row-helpers';
import { readOptions } from './option-store';

/**
 * For those who pack and answer: the options of an order in the words of today and of their own language. What no longer
 * exists keeps the customer's words.
 */
export async function readOptionWords(db: Db, locale: Locale): Promise<(options: StoredOption[]) => StoredOption[]> {
  const known = new Map((await readOptions(db, locale)).map((option) => [option.key, option]));
  return (options) =>
    options.map((option) => {
      const { name, values } = known.get(option.key) ?? {};
      const label = values?.find(({ key }) => key === option.value)?.label;
      return name !== undefined && label !== undefined ? { ...option, name, label } : option;
    });
}
