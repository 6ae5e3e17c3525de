import type { Knex } from 'knex';

export interface RuleRow {
  /** Decoded, lower-case path with a leading slash. */
  from: string;
  target: string;
  /** Null for all languages. */
  locale: string | null;
  permanent: boolean;
}

/** Limit of the storefront's memory; the newest rules are used. */
const MAX_RULES = 5000;

/** Active rules, newest first. */
export async function readRedirectRules(db: Knex): Promise<RuleRow[]> {
  const rows: (Omit<RuleRow, 'permanent'> & { permanent: unknown })[] = await db('redirects')
    .where('active', true)
    .orderBy('id', 'desc')
    .limit(MAX_RULES)
    .select({ from: 'from_path', target: 'target', locale: 'language', permanent: 'permanent' });
  return rows.map(({ permanent, ...rule }) => ({ ...rule, permanent: Boolean(permanent) }));
}
