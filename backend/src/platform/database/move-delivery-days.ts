import type { Knex } from 'knex';
import type { Core } from '@strapi/strapi';
import { DEFAULT_LOCALE } from '../../../contract/locales';

const COUNTRIES = 'shipping_countries';
const OLD = ['delivery_min_days', 'delivery_max_days'] as const;

/**
 * Until decision 0050 the days of delivery were one setting of the shop. Strapi drops its columns when it compares the
 * database with the schemas, so every country gets its own days before that. Does nothing a second time.
 */
export async function moveDays(db: Knex): Promise<void> {
  const isOld =
    (await db.schema.hasTable(COUNTRIES)) &&
    (await db.schema.hasColumn('site_settings', OLD[0])) &&
    !(await db.schema.hasColumn(COUNTRIES, 'min_days'));
  if (!isOld) return;
  await db.transaction(async (trx) => {
    const settings = await trx('site_settings').where({ locale: DEFAULT_LOCALE }).first(OLD);
    await trx.schema.alterTable(COUNTRIES, (table) => {
      table.integer('min_days');
      table.integer('max_days');
    });
    await trx(COUNTRIES).update({ min_days: settings?.[OLD[0]] ?? 1, max_days: settings?.[OLD[1]] ?? 3 });
  });
}

export function moveDeliveryDays(strapi: Core.Strapi): void {
  strapi.hook('strapi::content-types.beforeSync').register(() => moveDays(strapi.db.connection));
}
