import { addDays } from '../../../contract/dates';
import { endOfDay, shopDay } from '../../domain/shop-calendar';
import { readCompany } from '../../platform/settings/company';
import type { Db } from '../../platform/database/row-helpers';
import { FIGURES, FIGURE_QUERIES, type FigureName, SALES_SUBJECT } from './home-figures';

/** What was paid in one currency; amounts in its minor units. */
interface Sales {
  currency: string;
  today: number;
  todayOrders: number;
  yesterday: number;
}

const startOf = (day: string, timeZone: string): Date => new Date(endOfDay(addDays(day, -1), timeZone).getTime() + 1);

/**
 * What orders that were paid today (in the shop's time zone) brought: their totals less what gift cards paid, which was money
 * when the cards were sold. Refunds are not taken off: they belong to another day's sales.
 */
async function readSales(db: Db, now: Date): Promise<Sales[]> {
  const { timeZone } = await readCompany(db);
  const day = shopDay(now, timeZone);
  const today = startOf(day, timeZone);
  const money = 'total - coalesce(gift_card_amount, 0)';
  const rows: { currency: string; today: string | number; count: string | number; before: string | number }[] =
    await db('orders')
      .where('paid_at', '>=', startOf(addDays(day, -1), timeZone))
      .groupBy('currency')
      .orderBy('currency')
      .select(
        'currency',
        db.raw(`sum(case when paid_at >= ? then ${money} else 0 end) as today`, [today]),
        db.raw('sum(case when paid_at >= ? then 1 else 0 end) as count', [today]),
        db.raw(`sum(case when paid_at < ? then ${money} else 0 end) as before`, [today]),
      );
  return rows.map((row) => ({
    currency: row.currency,
    today: Number(row.today),
    todayOrders: Number(row.count),
    yesterday: Number(row.before),
  }));
}

/** All figures in one statement. */
async function readFigures(db: Db, names: FigureName[]): Promise<{ name: FigureName; count: number }[]> {
  if (names.length === 0) return [];
  const row: Record<string, number | string> =
    (await db.select(names.map((name) => db.raw(`${FIGURE_QUERIES[name].count} as ??`, [name]))).first()) ?? {};
  return names.map((name) => ({ name, count: Number(row[name] ?? 0) }));
}

/**
 * The home page of the admin: what was sold and what waits, as far as `mayRead` allows. `sales` is null for those who may not
 * see orders. Takes three statements, however many orders there are.
 */
export async function readHome(db: Db, mayRead: (subject: string) => boolean, now = new Date()) {
  return {
    sales: mayRead(SALES_SUBJECT) ? await readSales(db, now) : null,
    figures: await readFigures(
      db,
      FIGURES.filter((name) => mayRead(FIGURE_QUERIES[name].subject)),
    ),
  };
}

/** Response of `/shop/home`. */
export type Home = Awaited<ReturnType<typeof readHome>>;
