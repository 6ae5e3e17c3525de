import type { Db } from '../database/row-helpers';
import { type Company, readCompany } from '../settings/company';

/**
 * What the mails of one batch share. It is read after the batch was leased, by the first mail that needs it: a change is in
 * every mail of a batch that starts afterwards.
 */
export interface MailBatch {
  /** The orders that its mails are about. */
  orderIds: readonly number[];
  company: () => Promise<Company>;
  /** The result of `read`, which runs once per name. */
  once: <T>(name: string, read: () => Promise<T>) => Promise<T>;
}

export function startMailBatch(db: Db, rows: readonly { order_id: number | null }[]): MailBatch {
  const results = new Map<string, Promise<unknown>>();
  function once<T>(name: string, read: () => Promise<T>): Promise<T> {
    const result = results.get(name) ?? read();
    results.set(name, result);
    return result as Promise<T>;
  }
  const orderIds = [...new Set(rows.flatMap(({ order_id: id }) => (id === null ? [] : [id])))];
  return { orderIds, company: () => once('company', () => readCompany(db)), once };
}
