import type { DayRate } from '../../domain/exchange-rate';
import { toDay } from '../../platform/settings/shop-settings';
import type { Db } from '../../platform/database/row-helpers';

interface RateRow {
  currency: string;
  day: unknown;
  rate: number | string;
}

const toRate = ({ day, rate }: RateRow): DayRate => ({ rate: Number(rate), on: toDay(day) });

/** The rate of a currency on a day, or the last one known before it; null if there is none. */
export async function readRateOn(db: Db, currency: string, day: string): Promise<DayRate | null> {
  const row: RateRow | undefined = await db('exchange_rates')
    .where({ currency })
    .andWhere('day', '<=', day)
    .andWhere('rate', '>', 0)
    .orderBy('day', 'desc')
    .first('currency', 'day', 'rate');
  return row ? toRate(row) : null;
}

/** All rates of a currency and day, oldest first, to convert documents of a report. */
export async function readAllRates(db: Db): Promise<(DayRate & { currency: string })[]> {
  const rows: RateRow[] = await db('exchange_rates')
    .where('rate', '>', 0)
    .orderBy('day')
    .select('currency', 'day', 'rate');
  return rows.map((row) => ({ ...toRate(row), currency: row.currency }));
}
