import { isActive } from '../../catalog/variants/active-variants';
import { type DeskTab, TAB_QUERIES } from '../desk/desk-tabs';

const ORDER = 'api::order.order';
const STOCK = 'api::stock.stock';

/** What is left when a stock row is low, or sold out. */
export const LOW_STOCK = 'stocks.quantity <= coalesce(stocks.low_threshold, 0)';

/** Stock rows outlive their variants, and keep what is left of one that is switched off. */
export const IS_SOLD = `exists (select 1 from product_variants v where v.document_id = stocks.variant_id and ${isActive('v')})`;

/** What waits for somebody, in the order in which the home page shows it. */
export const FIGURES = [
  'pack',
  'problems',
  'withdrawals',
  'returns',
  'lowStock',
  'backInStock',
  'reviews',
  'questions',
  'submissions',
] as const;
export type FigureName = (typeof FIGURES)[number];

interface FigureQuery {
  /** Content type that its viewer may read. */
  subject: string;
  /** An SQL expression that counts. Each reads a partial index or a small table, never all orders. */
  count: string;
}

/** As many as the tab of the desk says. */
function countTab(tab: DeskTab): FigureQuery {
  const { where, beside } = TAB_QUERIES[tab];
  const orders = `(select count(*) from orders where ${where})`;
  return { subject: ORDER, count: beside ? `${orders} + (select count(*) from ${beside})` : orders };
}

const countRows = (subject: string, rows: string): FigureQuery => ({
  subject,
  count: `(select count(*) from ${rows})`,
});

export const FIGURE_QUERIES: Record<FigureName, FigureQuery> = {
  pack: countTab('pack'),
  problems: countTab('problems'),
  withdrawals: countTab('withdrawals'),
  returns: countTab('returns'),
  lowStock: countRows(STOCK, `stocks where ${LOW_STOCK} and ${IS_SOLD}`),
  backInStock: countRows(STOCK, "back_in_stock_requests where state = 'waiting'"),
  reviews: countRows('api::review.review', "reviews where state = 'pending'"),
  questions: countRows('api::lesson-question.lesson-question', "lesson_questions where state = 'waiting'"),
  submissions: countRows('api::form-submission.form-submission', "form_submissions where state = 'new'"),
};

/** Who may see what was sold. */
export const SALES_SUBJECT = ORDER;
