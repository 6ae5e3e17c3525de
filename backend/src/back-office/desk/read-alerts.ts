import { isAlertKind } from '../../orders/alerts/alert-titles';
import { type Db, type StoredDate, parseStoredJson, toIso } from '../../platform/database/row-helpers';
import { describeAlert } from './alert-texts';
import type { FormatOptions } from './event-texts';

interface AlertRow {
  document_id: string;
  kind: string;
  title: string;
  state: 'open' | 'resolved';
  data: unknown;
  raised_at: StoredDate;
  resolved_at: StoredDate;
  resolved_by: string | null;
  note: string | null;
}

/** A stored kind that no longer exists has its title only. */
const describe = ({ kind, data }: AlertRow, options: FormatOptions) =>
  isAlertKind(kind)
    ? describeAlert(kind, parseStoredJson<unknown>(data), options)
    : { details: '', action: null, mail: null };

/** Alerts of one order, or open alerts without an order (null), oldest first. */
export async function readAlerts(db: Db, of: { order_id: number | null }, options: FormatOptions) {
  const query = db('alerts').where(of).orderBy('id').limit(100);
  const rows: AlertRow[] = await (of.order_id === null ? query.andWhere({ state: 'open' }) : query);
  return rows.map((row) => ({
    id: row.document_id,
    title: isAlertKind(row.kind) ? options.t(`alertTitles.${row.kind}`) : row.title,
    state: row.state,
    ...describe(row, options),
    raisedAt: toIso(row.raised_at),
    resolvedAt: toIso(row.resolved_at),
    resolvedBy: row.resolved_by,
    note: row.note,
  }));
}
