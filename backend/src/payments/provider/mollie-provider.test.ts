import { mkdtempSync, rmSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerApi } from '../../../sandbox/api';
import { listMethods } from '../../../sandbox/methods';
import { PaymentStore } from '../../../sandbox/store';
import { MollieProvider } from './mollie-provider';

const dir = mkdtempSync(path.join(tmpdir(), 'mollie-'));
const store = new PaymentStore(path.join(dir, 'payments.jsonl'));
let server: Server;
let provider: MollieProvider;

beforeAll(async () => {
  server = createServer((request, response) => {
    const origin = `http://${request.headers.host}`;
    const { pathname, searchParams } = new URL(request.url ?? '/', origin);
    const call = { method: 'GET', path: pathname, query: searchParams, body: {}, key: null, origin };
    const { status, body } = answerApi(store, call, () => {});
    response.writeHead(status, { 'content-type': 'application/hal+json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  provider = new MollieProvider({ apiKey: `test_${'0'.repeat(30)}`, apiEndpoint: `http://127.0.0.1:${port}/v2/` });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(dir, { recursive: true });
});

function createPayment(number: number, createdAt: string): string {
  const payment = store.create(
    {
      amount: { currency: 'EUR', value: '1.00' },
      description: `ZW2026-${number}`,
      redirectUrl: 'http://localhost/back',
      cancelUrl: null,
      webhookUrl: null,
      locale: 'nl_NL',
      metadata: { orderNr: `ZW2026-${number}` },
      method: null,
    },
    null,
  );
  store.update(payment, { createdAt });
  return payment.id;
}

it('lists all payments since a time, over as many pages as they take', async () => {
  createPayment(1, '2026-11-20T09:59:59Z');
  const ids = Array.from({ length: 120 }, (_, index) => createPayment(index + 2, '2026-11-20T10:00:00Z'));
  const found = await provider.listSince(new Date('2026-11-20T10:00:00Z'));
  expect(found.map(({ id }) => id)).toEqual(ids.reverse());
  expect(found[0]?.orderNr).toBe('ZW2026-121');
});

it('lists the ways to pay in a country', async () => {
  const ids = async (country: string) =>
    (await provider.listMethods({ country, currency: 'EUR', locale: 'nl' })).map(({ id }) => id);
  expect(await ids('nl')).toEqual(['ideal', 'creditcard', 'applepay', 'googlepay', 'klarna', 'banktransfer']);
  expect(await ids('be')).toContain('bancontact');
  expect(await ids('es')).toContain('bizum');
  // Swish pays in Swedish crowns only.
  expect(await ids('se')).not.toContain('swish');
});

it.each([
  ['', []],
  ['applepay', ['applepay']],
  ['googlepay', ['googlepay']],
])('the sandbox lists a wallet only for a shop that asks for it (%j)', (includeWallets, wallets) => {
  const answer = JSON.stringify(listMethods(new URLSearchParams({ billingCountry: 'NL', includeWallets })));
  expect(['applepay', 'googlepay'].filter((id) => answer.includes(`"id":"${id}"`))).toEqual(wallets);
});
