import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const doc = { straatnaam: 'Otterkade', woonplaatsnaam: 'Utrecht', postcode: '3511AB', huisnummer: 12 };

/** A register of addresses that knows one: 3511 AB 12. `3511AF` is nonsense, `9998ZZ` down, `9999ZZ` never answers. */
export async function startFakeRegister(): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const query = new URL(request.url ?? '', 'http://localhost').searchParams.get('q') ?? '';
    if (query.startsWith('9999ZZ')) return;
    if (query.startsWith('9998ZZ')) response.writeHead(503);
    const docs = query === '3511AB 12' ? [doc] : query.startsWith('3511AF') ? [{ straatnaam: 7 }] : [];
    response.end(JSON.stringify({ response: { docs } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/free`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
