import { formatNumber, seriesOf } from '../../domain/order-number';
import { shopYear } from '../../domain/shop-calendar';
import { type Db, createStamps } from '../../platform/database/row-helpers';
import { restoreMark } from '../../platform/restore/restored-state';
import { DEFAULT_LOCALE } from '../../../contract/locales';

export type InvoiceKind = 'invoice' | 'credit_note';

/** Position in a number series. */
export interface InvoiceNumber {
  /** `F2026` */
  series: string;
  sequence: number;
  /** `F2026-00001` */
  number: string;
}

async function readPrefix(db: Db, kind: InvoiceKind): Promise<string> {
  const row: { invoice_prefix: string | null; credit_prefix: string | null } | undefined = await db('site_settings')
    .where({ locale: DEFAULT_LOCALE })
    .first('invoice_prefix', 'credit_prefix');
  return kind === 'invoice' ? (row?.invoice_prefix ?? 'F') : (row?.credit_prefix ?? 'C');
}

/**
 * Next number of a kind in the shop's calendar year; a restored backup starts a new series. The counter's row stays locked until the transaction ends, and a
 * rollback also reverts the counter, so a series has no gaps or duplicates (VAT Directive 2006/112/EC art. 226(2)).
 */
export async function nextInvoiceNumber(
  trx: Db,
  kind: InvoiceKind,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<InvoiceNumber> {
  const series = seriesOf(await readPrefix(trx, kind), shopYear(now, timeZone), restoreMark());
  const rows: { number: number }[] = await trx('document_counters')
    .insert({ ...createStamps(now), series, number: 1 })
    .onConflict('series')
    .merge({ number: trx.raw('document_counters.number + 1'), updated_at: now })
    .returning('number');
  const sequence = rows[0]?.number;
  if (sequence === undefined) throw new Error(`${series} : the counter was not incremented`);
  return { series, sequence, number: formatNumber(series, sequence) };
}
