import type { Knex } from 'knex';
import { splitCode } from '../../../contract/options';
import { DEFAULT_LOCALE, type Locale } from '../../../contract/locales';
import { groupBy } from '../../domain/group-by';
import type { VariantOption } from '../../domain/options';
import type { Db } from '../../platform/database/row-helpers';

/** A value of an option, in the words of one language. */
interface OptionValue {
  key: string;
  label: string;
  /** None, one or two colours as `#rrggbb`. */
  swatch: string[];
  picture: { url: string; width: number; height: number } | null;
  /** In kg, of the children that a size is for; null if not entered. */
  weight: { min: number; max: number } | null;
}

interface Option {
  key: string;
  name: string;
  /** Whether the shop's listing can be filtered by it. */
  filter: boolean;
  values: OptionValue[];
}

interface OptionRow {
  key: string;
  name: string;
  filter: boolean | number | null;
}

interface ValueRow {
  code: string;
  label: string;
  swatch: string | null;
  second_swatch: string | null;
  weight_min: number | null;
  weight_max: number | null;
  url: string | null;
  width: number | null;
  height: number | null;
}

/** A word in a language, or in the default language where it was not translated. */
const wordIn = (db: Db, table: string, locale: Locale, name: string): Knex.Raw =>
  db.raw(`coalesce(nullif(??, ''), ??) as ??`, [`${table}.${locale}`, `${table}.${DEFAULT_LOCALE}`, name]);

/** The file of a value's picture. */
function withPicture(query: Knex.QueryBuilder): Knex.QueryBuilder {
  return query
    .leftJoin('files_related_mph as related', (join) => {
      join
        .on('related.related_id', 'value.id')
        .andOnVal('related.related_type', 'api::option-value.option-value')
        .andOnVal('related.field', 'picture');
    })
    .leftJoin('files as file', 'file.id', 'related.file_id');
}

const toValue = (row: ValueRow): OptionValue => ({
  key: splitCode(row.code).value,
  label: row.label,
  swatch: [row.swatch, row.second_swatch].flatMap((color) => (color ? [color] : [])),
  picture: row.url === null ? null : { url: row.url, width: row.width ?? 0, height: row.height ?? 0 },
  weight: row.weight_min === null || row.weight_max === null ? null : { min: row.weight_min, max: row.weight_max },
});

/** All options with their values, in the order of the merchant and the words of a language. */
export async function readOptions(db: Db, locale: Locale): Promise<Option[]> {
  const options: OptionRow[] = await db('product_options as option')
    .orderBy(['option.position', 'option.id'])
    .select('option.key', 'option.filter', wordIn(db, 'option', locale, 'name'));
  const values: ValueRow[] = await withPicture(db('option_values as value'))
    .whereNotNull('value.code')
    .orderBy(['value.position', 'value.id'])
    .select('value.code', 'value.swatch', 'value.second_swatch', 'value.weight_min', 'value.weight_max')
    .select('file.url', 'file.width', 'file.height', wordIn(db, 'value', locale, 'label'));
  const valuesOf = groupBy(values, ({ code }) => splitCode(code).key);
  return options.map(({ key, name, filter }) => ({
    key,
    name,
    filter: Boolean(filter),
    values: (valuesOf.get(key) ?? []).map(toValue),
  }));
}

/** An option by which the listing can be filtered, with the keys of its values. */
export interface FilterOption {
  key: string;
  values: string[];
}

export const readFilterOptions = async (db: Db): Promise<FilterOption[]> =>
  (await readOptions(db, DEFAULT_LOCALE))
    .filter(({ filter }) => filter)
    .map(({ key, values }) => ({ key, values: values.map((value) => value.key) }));

/** The values that some variants have; see `variantOptionsQuery`. */
export interface VariantOptionRow {
  variant_id: string;
  code: string;
  name: string;
  label: string;
  option_position: number | null;
  option_id: number;
}

/** The values of the variants with these document ids, in the words of a language. */
export const variantOptionsQuery = (db: Db, variantIds: string[], locale: Locale): Knex.QueryBuilder =>
  db('product_variants as variant')
    .join('product_variants_option_values_lnk as chosen', 'chosen.product_variant_id', 'variant.id')
    .join('option_values as value', 'value.id', 'chosen.option_value_id')
    .join('option_values_option_lnk as link', 'link.option_value_id', 'value.id')
    .join('product_options as option', 'option.id', 'link.product_option_id')
    .whereIn('variant.document_id', variantIds)
    .select({ variant_id: 'variant.document_id', option_position: 'option.position', option_id: 'option.id' })
    .select('value.code', wordIn(db, 'option', locale, 'name'), wordIn(db, 'value', locale, 'label'));

/** The options of each variant in the merchant's order; variants without options are missing. */
export function toVariantOptions(rows: VariantOptionRow[]): Map<string, VariantOption[]> {
  const sorted = [...rows].sort(
    (a, b) => (a.option_position ?? 0) - (b.option_position ?? 0) || a.option_id - b.option_id,
  );
  const toOption = ({ code, name, label }: VariantOptionRow): VariantOption => ({ ...splitCode(code), name, label });
  return new Map([...groupBy(sorted, ({ variant_id }) => variant_id)].map(([id, own]) => [id, own.map(toOption)]));
}

export const readVariantOptions = async (
  db: Db,
  variantIds: string[],
  locale: Locale,
): Promise<Map<string, VariantOption[]>> =>
  variantIds.length === 0 ? new Map() : toVariantOptions(await variantOptionsQuery(db, variantIds, locale));

/** Document ids of values by their code, such as `color:blue`. */
export async function readValueIds(db: Db): Promise<Map<string, string>> {
  const rows: { code: string; document_id: string }[] = await db('option_values')
    .whereNotNull('code')
    .select('code', 'document_id');
  return new Map(rows.map(({ code, document_id: id }) => [code, id]));
}
