import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CarrierMode, CarrierSandbox } from '../../../sandbox/carrier';

/** Settings of a backend whose carrier this is. */
export const carrierSettings = (origin: string): NodeJS.ProcessEnv => ({
  SENDCLOUD_PUBLIC_KEY: 'sandbox',
  SENDCLOUD_SECRET_KEY: 'sandbox',
  SENDCLOUD_URL: `${origin}/sendcloud/api/v2`,
  SENDCLOUD_POINTS_URL: `${origin}/sendcloud/api/v2`,
});

/** The carrier of the sandbox in a server of its own; tests change what it does with `POST /mode` and `POST /move`. */
export async function startFakeCarrier(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const carrier = new CarrierSandbox(null);
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const url = new URL(request.url ?? '', 'http://localhost');
    const json = (answer: unknown): void => void response.end(JSON.stringify(answer));
    if (url.pathname === '/mode') {
      carrier.mode = body as CarrierMode;
      return json({});
    }
    if (url.pathname === '/move') {
      const { id, status, at } = JSON.parse(body);
      return json(carrier.move(id, status, at));
    }
    if (url.pathname === '/parcels') return json(carrier.list());
    const { method = 'GET' } = request;
    const path = url.pathname.slice('/sendcloud'.length);
    const answer = await carrier.answer({
      method,
      path,
      query: url.searchParams,
      body,
      origin: 'http://localhost:1400',
    });
    response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
