import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { endSlowReader } from './slow-reader';

const close: (() => void)[] = [];
afterEach(() => {
  for (const end of close.splice(0)) end();
});

/** More than the buffers of a connection hold. */
const body = Buffer.alloc(32 * 1024 * 1024, 'x');

/** Asks for the body. Returns the bytes received. */
function receive(reads: 'at once' | 'when closed'): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer((_req, res) => {
      res.on('close', () => client.resume());
      res.writeHead(200, { 'content-length': body.length, connection: 'close' }).end(body);
      // A busy machine may send nothing for longer than that to a client that does read.
      endSlowReader(res, reads === 'at once' ? undefined : 100);
    });
    let client: ReturnType<typeof connect>;
    server.listen(0, '127.0.0.1', () => {
      client = connect((server.address() as AddressInfo).port, '127.0.0.1');
      client.on('error', () => undefined).on('close', () => resolve(client.bytesRead));
      client.write('GET / HTTP/1.1\r\nhost: shop\r\n\r\n');
      if (reads === 'at once') client.resume();
      else client.pause();
      close.push(() => server.close());
    });
  });
}

it('ends the connection of a client that never reads', async () => {
  let received = Infinity;
  void receive('when closed').then((bytes) => (received = bytes));
  await expect.poll(() => received).toBeLessThan(body.length);
});

it('lets a client read to the end', async () => {
  expect(await receive('at once')).toBeGreaterThan(body.length);
});
