import type { Knex } from 'knex';

export interface RuleRow {
  /** Decoded, lower case, with its leading slash. */
  from: string;
  target: string;
  /** Null: in every language. */
  locale: string | null;
  permanent: boolean;
}

/** The newest win a place in the storefront's memory. */
const MAX_RULES = 5000;

/** The rules in force. */
export async function readRedirectRules(db: Knex): Promise<RuleRow[]> {
  const rows: (Omit<RuleRow, 'permanent'> & { permanent: unknown })[] = await db('redirects')
    .where('active', true)
    .orderBy('id', 'desc')
    .limit(MAX_RULES)
    .select({ from: 'from_path', target: 'target', locale: 'language', permanent: 'permanent' });
  return rows.map(({ permanent, ...rule }) => ({ ...rule, permanent: Boolean(permanent) }));
}
