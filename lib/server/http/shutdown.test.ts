import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** More than the buffers between two programs hold. */
const LARGE = 20_000_000;
const DRAIN_MS = 300;

let server: Server;
let port = 0;
const idle = (): void => {};
let finish = idle;
const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
const close = vi.fn(async () => {});

async function ask(path: string): Promise<{ status?: number; connection?: string } | 'refused'> {
  return new Promise((resolve) => {
    const call = request({ host: '127.0.0.1', port, path }, (response: IncomingMessage) => {
      response
        .resume()
        .on('end', () => resolve({ status: response.statusCode, connection: response.headers.connection }));
    });
    call.on('error', () => resolve('refused'));
    call.end();
  });
}

beforeEach(async () => {
  vi.resetModules();
  const { isStopping, shutDownOnSignal } = await import('./shutdown');
  const { answerProbe } = await import('./probes');
  server = createServer((req, res) => {
    if (answerProbe(req, res, isStopping())) return;
    if (req.url === '/slow') finish = () => void res.end();
    else res.end(req.url === '/large' ? Buffer.alloc(LARGE) : undefined);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  ({ port } = server.address() as AddressInfo);
  shutDownOnSignal(server, close, DRAIN_MS);
});
afterEach(() => {
  vi.useRealTimers();
  for (const signal of ['SIGTERM', 'SIGINT']) process.removeAllListeners(signal);
  exit.mockClear();
  close.mockClear();
});

it('stops without losing a request', async () => {
  expect(await ask('/readyz')).toEqual({ status: 200, connection: 'keep-alive' });
  const slow = ask('/slow');
  await vi.waitFor(() => expect(finish).not.toBe(idle));
  // However long the requests below take on a busy machine, the time to drain passes after them.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  process.emit('SIGTERM');

  // Proxies learn of it, and what they still send is answered.
  expect(await ask('/readyz')).toEqual({ status: 503, connection: 'close' });
  expect(await ask('/livez')).toEqual({ status: 200, connection: 'close' });
  expect(await ask('/')).toEqual({ status: 200, connection: 'close' });

  vi.advanceTimersByTime(DRAIN_MS);
  vi.useRealTimers();
  await vi.waitFor(async () => expect(await ask('/')).toBe('refused'));
  expect(exit).not.toHaveBeenCalled();
  finish();
  expect(await slow).toMatchObject({ status: 200 });
  await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(0));
  expect(close).toHaveBeenCalledOnce();
});

it('sends what a slow reader has not received yet', async () => {
  let resume = idle;
  const received = new Promise<number>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: '/large' }, (response) => {
      let length = 0;
      resume = () => void response.on('data', (part: Buffer) => (length += part.length));
      response.on('end', () => resolve(length)).on('error', reject);
    }).end();
  });
  await vi.waitFor(() => expect(resume).not.toBe(idle));
  process.emit('SIGTERM');
  await vi.waitFor(async () => expect(await ask('/')).toBe('refused'));
  const closing = vi.spyOn(server, 'closeIdleConnections');
  await vi.waitFor(() => expect(closing.mock.calls.length).toBeGreaterThan(4));
  resume();
  expect(await received).toBe(LARGE);
  await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(0));
});
