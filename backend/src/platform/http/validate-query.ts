const OPERATORS = new Set(
  ['eq', 'eqi', 'ne', 'nei', 'in', 'notIn', 'lt', 'lte', 'gt', 'gte', 'between', 'null', 'notNull']
    .concat([
      'contains',
      'notContains',
      'containsi',
      'notContainsi',
      'startsWith',
      'startsWithi',
      'endsWith',
      'endsWithi',
    ])
    .map((name) => `$${name}`),
);
const GROUPS = new Set(['$and', '$or']);

type Tree = Record<string, unknown> | unknown[];

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;
const hasGroup = (value: unknown): boolean => isTree(value) && Object.keys(value).some((key) => GROUPS.has(key));

function isCondition(key: string, value: unknown, ofField: boolean): boolean {
  if (GROUPS.has(key)) return isTree(value) && Object.values(value).every((item) => isFilter(item, ofField));
  if (key === '$not') return isTree(value) ? !(ofField && hasGroup(value)) && isFilter(value, ofField) : ofField;
  if (key === '$between') return Array.isArray(value) && value.length === 2;
  if (key.startsWith('$')) return OPERATORS.has(key);
  // Strapi would include drafts of other languages, so their texts could be guessed letter by letter.
  if (key === 'localizations') return false;
  return !isTree(value) || isFilter(value, true);
}

/** Whether Strapi can build safe SQL from this filter: it throws on some filters that pass its own validation. */
function isFilter(filter: unknown, ofField = false): boolean {
  if (!isTree(filter)) return false;
  if (Array.isArray(filter)) return filter.every((item) => (isTree(item) ? isFilter(item, ofField) : ofField));
  return Object.entries(filter).every(([key, value]) => isCondition(key, value, ofField));
}

function hasBadFilter(tree: unknown): boolean {
  if (!isTree(tree)) return false;
  return Object.entries(tree).some(([key, value]) => (key === 'filters' ? !isFilter(value) : hasBadFilter(value)));
}

/** The first invalid query key, or null. */
export function findInvalidQueryKey(query: Record<string, unknown>): string | null {
  for (const key of ['_q', 'locale']) {
    if (key in query && typeof query[key] !== 'string') return key;
  }
  if (query.fields === '') return 'fields';
  if (JSON.stringify(query.sort ?? '').includes('localizations')) return 'sort';
  if ('filters' in query && !isFilter(query.filters)) return 'filters';
  return hasBadFilter(query.populate) ? 'populate' : null;
}
