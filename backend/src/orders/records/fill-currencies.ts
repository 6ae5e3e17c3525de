import type { Knex } from 'knex';
import { BASE_CURRENCY } from '../../../contract/money';
import { dropAppendOnly } from '../../platform/database/append-only';
import type { Db } from '../../platform/database/row-helpers';
import { transact } from '../../platform/database/transact';

/** Rows from before every amount named its currency were in euro, the only one then. Does nothing a second time. */
export async function fillCurrencies(db: Db, tables = ['orders', 'payments', 'refunds']): Promise<void> {
  for (const table of tables) await db(table).whereNull('currency').update({ currency: BASE_CURRENCY });
}

/** The same for grants, which nobody may change otherwise: `ensureAppendOnly` must follow. */
export async function fillGrantCurrencies(db: Knex): Promise<void> {
  if (!(await db('grants').whereNull('currency').first('id'))) return;
  await transact(db, async (trx) => {
    await dropAppendOnly(trx, 'grants');
    await fillCurrencies(trx, ['grants']);
  });
}
