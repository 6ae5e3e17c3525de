import { expect, it } from 'vitest';
import { createLog } from './log';
import { readRequestId, runRequest } from './request-context';

const requestId = '0123456789abcdef0123456789abcdef';

async function capture(level: 'warn' | 'http' = 'http') {
  const lines: Record<string, unknown>[] = [];
  const log = await createLog({
    level,
    format: 'json',
    destination: { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  });
  return { log, lines };
}

it('writes level, time, process, request and message', async () => {
  const { log, lines } = await capture();
  runRequest(requestId, () => log.warn('Mail to anna@mail.example failed'));
  expect(lines).toEqual([
    {
      level: 'warn',
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      name: 'storefront',
      host: expect.any(String),
      pid: process.pid,
      requestId,
      message: 'Mail to [email] failed',
    },
  ]);
});

it('writes an error without personal data', async () => {
  const { log, lines } = await capture();
  const error = Object.assign(new Error('to anna@mail.example'), { body: 'Anna' });
  log.error({ error, status: 503 }, 'backend GET /orders/nS3-0hd_kKx9vQzLw2mT7A');
  expect(lines[0]).toMatchObject({
    status: 503,
    message: 'backend GET /orders/[token]',
    error: { type: 'Error', message: 'to [email]' },
  });
  expect(JSON.stringify(lines)).not.toMatch(/anna/i);
});

it('leaves out what is less important than the level', async () => {
  const { log, lines } = await capture('warn');
  log.http('GET / 200');
  log.info('listens');
  log.error('down');
  expect(lines.map(({ level }) => level)).toEqual(['error']);
});

it('takes the id of a request from a trusted proxy alone', () => {
  expect(readRequestId(requestId, true)).toBe(requestId);
  for (const [header, trusted] of [
    [requestId, false],
    ['short', true],
    [[requestId, requestId], true],
    [undefined, true],
  ] as const) {
    expect(readRequestId(header as string | string[] | undefined, trusted)).toMatch(/^[0-9a-f]{32}$/);
    expect(readRequestId(header as string | string[] | undefined, trusted)).not.toBe(requestId);
  }
});
