import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createAddressLookup } from './lookup-address';
import { pdokRegister } from './pdok-register';

const asked = (postalCode: string, housenumber = '12') => ({ country: 'nl', postalCode, housenumber });
const doc = (over: object = {}) => ({
  straatnaam: 'Otterkade',
  woonplaatsnaam: 'Utrecht',
  postcode: '3511AB',
  huisnummer: 12,
  ...over,
});
const docs = (...found: object[]) => JSON.stringify({ response: { docs: found } });

/** What the register answers, by postal code. */
const BODIES: Record<string, string> = {
  '3511AB': docs(doc(), doc({ huisletter: 'B' })),
  '3511AC': docs(),
  '3511AD': docs(doc({ postcode: '3511AD' }), doc({ postcode: '3511AD', straatnaam: 'Kade' })),
  '3511AE': docs(doc()),
  '3511AF': docs(doc({ postcode: '3511AF', straatnaam: 7 })),
  '3511AG': '<html>',
  '3511AH': docs(doc({ postcode: '3511AH', straatnaam: 'x'.repeat(200_000) })),
};

let server: Server;
let url: string;
const seen: URL[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    const at = new URL(request.url ?? '', url);
    seen.push(at);
    const code = at.searchParams.get('q')?.slice(0, 6) ?? '';
    if (code === '9999ZZ') return;
    if (code === '9998ZZ') response.writeHead(503);
    if (code === '9997ZZ') response.writeHead(302, { location: 'http://127.0.0.1:1/' });
    response.end(BODIES[code] ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/free`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('a look-up in the Dutch register', () => {
  it('finds street and city, and asks for the number alone', async () => {
    const find = createAddressLookup(pdokRegister({ url, timeoutMs: 20_000 }));
    expect(await find(asked('3511 ab', '12 bis'))).toEqual({ state: 'found', street: 'Otterkade', city: 'Utrecht' });
    expect(seen.at(-1)?.searchParams.getAll('fq')).toEqual(['type:adres', 'postcode:3511AB', 'huisnummer:12']);
  });

  it.each([
    ['no address', '3511AC'],
    ['two streets', '3511AD'],
    ['another postal code', '3511AE'],
  ])('finds nothing in %s', async (_, code) => {
    expect(await createAddressLookup(pdokRegister({ url, timeoutMs: 20_000 }))(asked(code))).toEqual({
      state: 'not-found',
    });
  });

  it.each([
    ['slow', '9999ZZ'],
    ['down', '9998ZZ'],
    ['moved', '9997ZZ'],
    ['nonsense', '3511AF'],
    ['no JSON', '3511AG'],
    ['endless', '3511AH'],
  ])('is unavailable while the register is %s', async (_, code) => {
    expect(await createAddressLookup(pdokRegister({ url, timeoutMs: 300 }))(asked(code))).toEqual({
      state: 'unavailable',
    });
  });

  it('does not ask for another country or half a postal code', async () => {
    const find = vi.fn();
    const lookup = createAddressLookup({ find });
    expect(await lookup({ country: 'de', postalCode: '10115', housenumber: '12' })).toEqual({ state: 'not-found' });
    expect(await lookup(asked('3511'))).toEqual({ state: 'not-found' });
    expect(find).not.toHaveBeenCalled();
  });
});

describe('kept answers', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('serve the same address for an hour, but no failure', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const find = vi.fn().mockResolvedValue(null).mockRejectedValueOnce(new Error('down'));
    const lookup = createAddressLookup({ find });
    expect(await lookup(asked('3511AB'))).toEqual({ state: 'unavailable' });
    for (const code of ['3511AB', '3511 ab']) expect(await lookup(asked(code))).toEqual({ state: 'not-found' });
    expect(find).toHaveBeenCalledTimes(2);
    clock.mockReturnValue(61 * 60_000);
    // The cache reads the clock once per millisecond.
    vi.runAllTimers();
    await lookup(asked('3511AB'));
    expect(find).toHaveBeenCalledTimes(3);
  });

  it('are bounded', async () => {
    const find = vi.fn().mockResolvedValue(null);
    const lookup = createAddressLookup({ find });
    for (let number = 1; number <= 1_001; number += 1) await lookup(asked('3511AB', String(number)));
    await lookup(asked('3511AB', '2'));
    expect(find).toHaveBeenCalledTimes(1_001);
    await lookup(asked('3511AB', '1'));
    expect(find).toHaveBeenCalledTimes(1_002);
  });
});
