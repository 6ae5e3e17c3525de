import type { Span } from '../../../contract/telemetry/tracer';
import { startSpan } from './tracing';

interface Query {
  __knexQueryUid?: string;
  sql?: string;
}

/** Events of knex. */
interface QueryEvents {
  on(event: 'query', listen: (query: Query) => void): unknown;
  on(event: 'query-response', listen: (response: unknown, query: Query) => void): unknown;
  on(event: 'query-error', listen: (error: unknown, query: Query) => void): unknown;
}

const MAX_STATEMENT = 1_000;
/** Queries whose end is never told, such as those of streams, must not pile up. */
const MAX_OPEN = 1_000;

/** The statement as it was written: values are placeholders already, and literals in it become some. */
export const statementText = (sql: string): string => sql.replace(/'(?:[^']|'')*'/g, '?').slice(0, MAX_STATEMENT);

/** Records each query of requests and jobs that are recorded. */
export function traceQueries(db: QueryEvents, system: 'postgresql' | 'sqlite'): void {
  const open = new Map<string, Span>();
  const end = (id: string | undefined, hasFailed: boolean): void => {
    if (id === undefined) return;
    open.get(id)?.end({ hasFailed });
    open.delete(id);
  };
  db.on('query', ({ __knexQueryUid: id, sql }) => {
    if (id === undefined || sql === undefined) return;
    const operation = /^\s*(\w+)/.exec(sql)?.[1]?.toLowerCase() ?? 'query';
    const span = startSpan(`${system} ${operation}`, {
      kind: 'client',
      attributes: { 'db.system.name': system, 'db.query.text': statementText(sql) },
    });
    if (!span) return;
    if (open.size >= MAX_OPEN) open.clear();
    open.set(id, span);
  });
  db.on('query-response', (_response, { __knexQueryUid: id }) => end(id, false));
  db.on('query-error', (_error, { __knexQueryUid: id }) => end(id, true));
}
