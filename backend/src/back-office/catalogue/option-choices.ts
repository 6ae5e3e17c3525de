import { readOptions } from '../../catalog/options/option-store';
import type { Db } from '../../platform/database/row-helpers';
import type { Locale } from '../../../contract/locales';

/** What variants can differ by, in the words of an editor's own interface. */
export interface OptionChoice {
  key: string;
  name: string;
  values: { key: string; label: string }[];
}

export const readOptionChoices = async (db: Db, viewer: Locale): Promise<OptionChoice[]> =>
  (await readOptions(db, viewer)).map(({ key, name, values }) => ({
    key,
    name,
    values: values.map((value) => ({ key: value.key, label: value.label })),
  }));
