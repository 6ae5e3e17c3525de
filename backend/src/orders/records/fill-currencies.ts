import { BASE_CURRENCY } from '../../../contract/money';
import type { Db } from '../../platform/database/row-helpers';

const TABLES = ['orders', 'payments', 'refunds', 'grants'];

/** Rows from before every amount named its currency were in euro, the only one then. Does nothing a second time. */
export async function fillCurrencies(db: Db): Promise<void> {
  for (const table of TABLES) await db(table).whereNull('currency').update({ currency: BASE_CURRENCY });
}
