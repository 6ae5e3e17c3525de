import type { GrantTarget } from '../../domain/order-grants';
import { type GrantRow, isRevokedManually } from './grant-rows';
import { type Db, toIso } from '../../platform/database/row-helpers';
import { DEFAULT_LOCALE } from '../../../contract/locales';

type Titles = Map<string, string>;

/** Titles of lessons and levels for operators, preferably in the default language. */
async function readTitles(db: Db, targets: GrantTarget[]): Promise<Titles> {
  const titles: Titles = new Map();
  for (const scope of ['lesson', 'level'] as const) {
    const ids = targets.flatMap((one) => (one.scope === scope && one.target !== null ? [one.target] : []));
    const rows: { id: string; title: string; locale: string }[] = await db(`${scope}s`)
      .whereIn('document_id', ids)
      .whereNotNull('published_at')
      .select('document_id as id', 'title', 'locale');
    for (const { id, title, locale } of rows)
      if (locale === DEFAULT_LOCALE || !titles.has(`${scope}:${id}`)) titles.set(`${scope}:${id}`, title);
  }
  return titles;
}

const nameTarget = ({ scope, target }: GrantTarget, titles: Titles): string =>
  scope === 'all' ? 'All lessons' : (titles.get(`${scope}:${target}`) ?? `Unpublished ${scope}`);

/** Human-readable name of a grant target. */
export const describeTarget = async (db: Db, target: GrantTarget): Promise<string> =>
  nameTarget(target, await readTitles(db, [target]));

/** Grants for the order page of the admin; amounts in cents. */
export async function describeGrants(db: Db, rows: GrantRow[]) {
  const titles = await readTitles(db, rows);
  return rows.map((row) => ({
    id: row.document_id,
    what: nameTarget(row, titles),
    scope: row.scope,
    target: row.target,
    source: row.source,
    /** To whom it was given; null where it is the customer's. */
    recipient: row.email,
    active: row.state === 'active',
    since: toIso(row.starts_at),
    endedAt: toIso(row.revoked_at),
    endedBy: row.revoked_by?.replace(/^admin:/, '') ?? null,
    reason: row.reason,
    /** Only a manual revocation can be undone manually. */
    canRestore: row.state === 'revoked' && isRevokedManually(row),
    creditUsed: row.credited_to !== null,
    paid: Number(row.paid_cents),
    currency: row.currency,
  }));
}
