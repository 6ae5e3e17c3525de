import type { Knex } from 'knex';
import type { Core } from '@strapi/strapi';
import { codeOf, COLOR, SIZE } from '../../../contract/options';
import { createStamps, parseStoredJson } from '../../platform/database/row-helpers';
import { FIRST_OPTIONS } from '../../../contract/first-options';

/** Until decision 0071 a variant had two enumerations. Their columns are kept here while Strapi changes the schema. */
const OLD = 'shop_old_variant_options';
const VARIANTS = 'product_variants';
const PICTURES = 'components_shop_picture';
const LINKS = 'product_variants_option_values_lnk';

interface Properties {
  fields?: string[];
}

/** Fields of today that stand for a field of before. Whoever sets the price may also take a variant off sale. */
function renameField(field: string, subject: string | null): string[] {
  if (subject === 'api::product-variant.product-variant') {
    if (field === COLOR || field === SIZE) return ['optionValues'];
    if (field === 'price') return ['price', 'active'];
  }
  return [field.replace(/(^|\.)(gallery|picture)\.color$/, '$1$2.value')];
}

/** Whoever may edit the colour of a variant or picture may edit what takes its place; see `renameField`. */
async function movePermissions(trx: Knex): Promise<void> {
  if (!(await trx.schema.hasTable('admin_permissions'))) return;
  const rows: { id: number; subject: string | null; properties: unknown }[] = await trx('admin_permissions')
    .whereNotNull('subject')
    .select('id', 'subject', 'properties');
  for (const { id, subject, properties } of rows) {
    const known = parseStoredJson<Properties>(properties);
    const fields = [...new Set(known?.fields?.flatMap((field) => renameField(field, subject)))];
    if (fields.join() !== (known?.fields ?? []).join())
      await trx('admin_permissions')
        .where({ id })
        .update({ properties: JSON.stringify({ ...known, fields }) });
  }
}

/** Before Strapi drops the old columns. Does nothing in a new database, and nothing a second time. */
export async function keepOldOptions(db: Knex): Promise<void> {
  const isOld = (await db.schema.hasTable(VARIANTS)) && (await db.schema.hasColumn(VARIANTS, COLOR));
  if (!isOld || (await db.schema.hasTable(OLD))) return;
  await db.transaction(async (trx) => {
    await trx.schema.createTable(OLD, (table) => {
      table.integer('variant_id');
      table.string(COLOR);
      table.string(SIZE);
    });
    await trx(OLD).insert(trx(VARIANTS).select('id', COLOR, SIZE));
    await trx.schema.alterTable(PICTURES, (table) => table.string('value'));
    await trx(PICTURES)
      .whereNotNull(COLOR)
      .update({ value: trx.raw("'color:' || ??", [COLOR]) });
    await movePermissions(trx);
  });
}

const insertRow = async (trx: Knex, table: string, row: object): Promise<number> => {
  const [made]: { id: number }[] = await trx(table)
    .insert({ ...createStamps(new Date()), ...row })
    .returning('id');
  return made?.id ?? 0;
};

/** The two options that such a shop had, with values that somebody added to the schema. */
async function insertOptions(trx: Knex): Promise<void> {
  for (const [position, { key, words, values }] of FIRST_OPTIONS.entries()) {
    const option = await insertRow(trx, 'product_options', { key, ...words, filter: true, position });
    const used: string[] = await trx(OLD).whereNotNull(key).distinct(key).pluck(key);
    const known = values.map((value) => value.key);
    const added = used.filter((value) => value !== '' && !known.includes(value));
    const rows = [
      ...values.map((value) => ({ key: value.key, ...value.words, swatch: value.swatch ?? null })),
      ...added.map((value) => ({ key: value, nl: value })),
    ];
    for (const [order, row] of rows.entries()) {
      const code = codeOf({ key, value: row.key });
      const value = await insertRow(trx, 'option_values', { ...row, code, position: order });
      await trx('option_values_option_lnk').insert({
        option_value_id: value,
        product_option_id: option,
        option_value_ord: order + 1,
      });
    }
  }
}

/** Gives variants from before their options, once Strapi has made the tables. */
export async function restoreOldOptions(db: Knex): Promise<void> {
  if (!(await db.schema.hasTable(OLD))) return;
  await db.transaction(async (trx) => {
    await insertOptions(trx);
    for (const [index, { key }] of FIRST_OPTIONS.entries())
      await trx(
        trx.raw('?? (??, ??, ??)', [LINKS, 'product_variant_id', 'option_value_id', 'option_value_ord']),
      ).insert(
        trx(`${OLD} as old`)
          .join(`${VARIANTS} as variant`, 'variant.id', 'old.variant_id')
          .join('option_values as value', (join) => {
            join.on('value.code', trx.raw("'' || ? || ??", [`${key}:`, `old.${key}`]));
          })
          .select('variant.id', 'value.id', trx.raw('?', [index + 1])),
      );
    await trx.schema.dropTable(OLD);
  });
}

export function moveOptions(strapi: Core.Strapi): void {
  strapi.hook('strapi::content-types.beforeSync').register(() => keepOldOptions(strapi.db.connection));
}
