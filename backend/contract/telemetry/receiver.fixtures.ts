import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Receiver {
  port: number;
  received: { path: string; body: string }[];
  close: () => Promise<void>;
}

/** Takes whatever is posted, as a tracker of errors or a collector of traces would. */
export async function startReceiver(status = 200): Promise<Receiver> {
  const received: Receiver['received'] = [];
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      received.push({ path: req.url ?? '', body: Buffer.concat(chunks).toString() });
      res.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { port: (server.address() as AddressInfo).port, received, close };
}
