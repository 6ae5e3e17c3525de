/** Columns by table; true for one that each new row has to fill in: not null, and without a default. */
export type Schema = Record<string, Record<string, boolean>>;

/**
 * What would break processes of the version before that run beside this one, or when it is brought back: they read and write the
 * tables as they knew them.
 */
export function findBreaks(released: Schema, current: Schema): string[] {
  return Object.entries(released).flatMap(([table, columns]) => {
    const now = current[table];
    if (!now) return [`The table ${table} is gone`];
    const gone = Object.keys(columns).filter((column) => !(column in now));
    const demanded = Object.keys(now).filter((column) => now[column] && !columns[column]);
    return [
      ...gone.map((column) => `${table}.${column} is gone`),
      ...demanded.map((column) => `${table}.${column} has to be filled in: give it a default`),
    ];
  });
}

/** As text, a line per table: `products: id title slug! …`, with a mark for what has to be filled in. */
export const toLines = (schema: Schema): string =>
  Object.entries(schema)
    .map(([table, columns]) => {
      const names = Object.entries(columns).map(([column, isRequired]) => (isRequired ? `${column}!` : column));
      return `${table}: ${names.sort().join(' ')}\n`;
    })
    .sort()
    .join('');

export function fromLines(text: string): Schema {
  const lines = text.split('\n').filter(Boolean);
  return Object.fromEntries(
    lines.map((line): [string, Record<string, boolean>] => {
      const [table = '', names = ''] = line.split(': ');
      return [table, Object.fromEntries(names.split(' ').map((name) => [name.replace('!', ''), name.endsWith('!')]))];
    }),
  );
}
