import { type Db, toIso } from '../../platform/database/row-helpers';

interface AlertRow {
  document_id: string;
  title: string;
  state: 'open' | 'resolved';
  data: unknown;
  raised_at: string | number | Date | null;
  resolved_at: string | number | Date | null;
  resolved_by: string | null;
  note: string | null;
}

/** Alert data as `name: value` pairs. */
function describeData(data: unknown): string {
  const details: unknown = typeof data === 'string' ? JSON.parse(data) : data;
  return Object.entries((details ?? {}) as Record<string, unknown>)
    .map(([name, value]) => `${name}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
    .join(', ');
}

/** Alerts of one order, or open alerts without an order (null), oldest first. */
export async function readAlerts(db: Db, of: { order_id: number | null }) {
  const query = db('alerts').where(of).orderBy('id').limit(100);
  const rows: AlertRow[] = await (of.order_id === null ? query.andWhere({ state: 'open' }) : query);
  return rows.map((row) => ({
    id: row.document_id,
    title: row.title,
    state: row.state,
    details: describeData(row.data),
    raisedAt: toIso(row.raised_at),
    resolvedAt: toIso(row.resolved_at),
    resolvedBy: row.resolved_by,
    note: row.note,
  }));
}
