import { EventEmitter } from 'node:events';
import { afterEach, expect, it, vi } from 'vitest';
import type { Span, Tracer } from '../../../contract/telemetry/tracer';
import { runRequest } from './request-context';
import { statementText, traceQueries } from './trace-queries';
import { useTracer } from './tracing';

const parent = { requestId: 'a'.repeat(32), spanId: 'b'.repeat(16), isSampled: true };
const newSpan = (isSampled: boolean) => ({ parent, isSampled, end: vi.fn<Span['end']>() });

afterEach(() => useTracer());

it('records the queries of recorded requests, and whether they failed', () => {
  const span = newSpan(true);
  const start = vi.fn<Tracer['start']>(() => span);
  useTracer({ start, close: async () => {} });
  const db = new EventEmitter();
  traceQueries(db, 'sqlite');
  const query = { __knexQueryUid: '1', sql: "select * from orders where email = ? and state = 'open'" };
  db.emit('query', query);
  runRequest(parent.requestId, () => db.emit('query', query), newSpan(false));
  expect(start).not.toHaveBeenCalled();
  runRequest(parent.requestId, () => db.emit('query', query), newSpan(true));
  db.emit('query-error', new Error('locked'), query);
  db.emit('query-response', [], query);
  expect(start).toHaveBeenCalledWith('sqlite select', {
    kind: 'client',
    parent,
    attributes: {
      'db.system.name': 'sqlite',
      'db.query.text': 'select * from orders where email = ? and state = ?',
    },
  });
  expect(span.end.mock.calls).toEqual([[{ hasFailed: true }]]);
});

it('keeps no values of a statement', () => {
  expect(statementText("update x set name = 'O''Hara', city = 'Delft'")).toBe('update x set name = ?, city = ?');
  expect(statementText('x'.repeat(5_000))).toHaveLength(1_000);
});
