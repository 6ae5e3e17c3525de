import { expect, it } from 'vitest';
import { jsonLogFormat } from './json-log-format';
import { runRequest } from './request-context';

const requestId = '0123456789abcdef0123456789abcdef';
const lineOf = (info: object): Record<string, unknown> => {
  const formatted: object = jsonLogFormat('backend').transform(info as { level: string; message: unknown });
  return JSON.parse(String(Reflect.get(formatted, Symbol.for('message')))) as Record<string, unknown>;
};

it('writes level, time, process, request and message', () => {
  const line = runRequest(requestId, () => lineOf({ level: 'warn', message: 'Mail to anna@mail.example failed' }));
  expect(line).toEqual({
    level: 'warn',
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    name: 'backend',
    host: expect.any(String),
    pid: process.pid,
    requestId,
    message: 'Mail to [email] failed',
  });
});

it('writes further fields, and no request id in a job', () => {
  const line = lineOf({ level: 'http', message: 'GET /api/x 200', status: 200 });
  expect(line).toMatchObject({ status: 200, message: 'GET /api/x 200' });
  expect(line).not.toHaveProperty('requestId');
});

it('writes an error without the details that drivers attach', () => {
  const error = Object.assign(new Error('insert failed'), { level: 'error', parameters: ['Anna'] });
  const line = lineOf(error);
  expect(line).toMatchObject({ level: 'error', message: 'insert failed', error: { type: 'Error' } });
  expect(JSON.stringify(line)).not.toContain('Anna');
});
