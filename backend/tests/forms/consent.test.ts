import { describe, expect, it } from 'vitest';
import { callAdmin } from '../orders/support/admin';
import { asStorefront, call } from '../support/client';

const CONSENTS = '/content-manager/collection-types/api::consent-record.consent-record';
interface Row {
  documentId: string;
  visitor: string;
  statistics: boolean;
  marketing: boolean;
  version: string;
  language: string;
}

const record = (data: unknown, headers = asStorefront()) =>
  call<{ data: unknown; error?: { name: string } }>('/api/consent-records', {
    method: 'POST',
    json: { data },
    headers,
  });
const choice = (over: object = {}) => ({
  id: crypto.randomUUID(),
  choices: { statistics: true, marketing: false },
  version: 1,
  locale: 'sv',
  ...over,
});
const rowsOf = async (id: string): Promise<Row[]> =>
  (await callAdmin<{ results: Row[] }>(`${CONSENTS}?filters[visitor]=${id}&sort=id:ASC`)).body.results;

describe('POST /api/consent-records', () => {
  it('adds a row for every choice', async () => {
    const first = choice();
    expect((await record(first)).status).toBe(201);
    expect(
      (await record({ ...first, choices: { statistics: false, marketing: false }, version: '2026-11' })).status,
    ).toBe(201);
    const rows = await rowsOf(first.id);
    expect(
      rows.map(({ statistics, marketing, version, language }) => [statistics, marketing, version, language]),
    ).toEqual([
      [true, false, '1', 'sv'],
      [false, false, '2026-11', 'sv'],
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/10\.\d+\.\d+\.\d+/);
  });

  it.each([
    ['no number', choice({ id: undefined })],
    ['a name', choice({ id: 'zoe@example.nl' })],
    ['choices as strings', choice({ choices: { statistics: 'yes', marketing: false } })],
    ['half of the choices', choice({ choices: { statistics: true } })],
    ['another choice', choice({ choices: { statistics: true, marketing: true, other: true } })],
    ['another language', choice({ locale: 'xx' })],
    ['a long version', choice({ version: 'x'.repeat(41) })],
    ['unknown fields', choice({ ip: '10.0.0.1' })],
  ])('refuses %s', async (_, data) => {
    expect((await record(data)).status).toBe(422);
  });

  it('refuses a body that is not an object, and callers without the secret', async () => {
    for (const data of [null, undefined, 'x', 5]) expect((await record(data)).status).toBe(400);
    expect((await record([])).status).toBe(422);
    expect((await record(choice(), {} as never)).status).toBe(403);
    expect((await call('/api/consent-records', { headers: asStorefront() })).status).toBe(404);
  });

  it('is proof: an admin can read it and change nothing', async () => {
    const given = choice();
    await record(given);
    const [row] = await rowsOf(given.id);
    const at = `${CONSENTS}/${row?.documentId}`;
    const attempts = [
      callAdmin(at, { method: 'PUT', json: { statistics: false } }),
      callAdmin(at, { method: 'DELETE' }),
      callAdmin(`${CONSENTS}/actions/bulkDelete`, { method: 'POST', json: { documentIds: [row?.documentId] } }),
      callAdmin(CONSENTS, { method: 'POST', json: { visitor: 'x' } }),
      callAdmin(`${CONSENTS}/clone/${row?.documentId}`, { method: 'POST', json: {} }),
    ];
    for (const { status } of await Promise.all(attempts)) expect(status).toBeGreaterThanOrEqual(400);
    expect(await rowsOf(given.id)).toMatchObject([{ statistics: true }]);
  });
});
