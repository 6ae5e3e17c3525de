import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SAFETY_RULES_VERSION } from '@/backend/contract/safety-rules';
import type { BrowserStorage } from '@/lib/core/browser-storage';
import { acknowledgedFloats, readDevice, rulesOccasion, writeDevice } from './acknowledgements';
import { acknowledge, sendUnsent } from './send-acknowledgements';

describe('the rules come', () => {
  it.each([
    ['before the first lesson', [], 8, 'first'],
    ['not again with as many floats', [8], 8, null],
    ['with fewer floats', [8], 6, 'fewer'],
    ['with fewer floats than ever', [8, 6], 4, 'fewer'],
    ['not with more floats than before', [4], 8, null],
    ['with the last floats out', [8, 6, 4, 2], 0, 'fewer'],
    ['before a first lesson that names no floats', [], null, 'first'],
    ['not for a later one that names none', [8], null, null],
  ] as const)('%s', (_, acknowledged, floats, occasion) => {
    expect(rulesOccasion([...acknowledged], floats)).toBe(occasion);
  });
});

let stored: Map<string, string>;
let storage: () => BrowserStorage;
const fetchMock = vi.fn<typeof fetch>();
const sent = () => fetchMock.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
const settle = () => vi.waitFor(() => expect(readDevice(storage).unsent).toEqual([]));

beforeEach(() => {
  stored = new Map();
  const map: BrowserStorage = {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
  storage = () => map;
  fetchMock.mockReset().mockImplementation(async () => Response.json({ data: { kept: true } }));
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => vi.unstubAllGlobals());

describe('an acknowledgement', () => {
  it('without an account stays on the device, until a sign-out removes it', () => {
    acknowledge(8, false, storage);
    acknowledge(6, false, storage);
    expect(acknowledgedFloats(null, readDevice(storage))).toEqual([8, 6]);
    expect(fetchMock).not.toHaveBeenCalled();
    expect([...stored.keys()]).toEqual(['own:safety-rules']);
    // An account that signs in here has not agreed to anything yet.
    expect(acknowledgedFloats([], readDevice(storage))).toEqual([]);
  });

  it('of an account is sent, and counts meanwhile', async () => {
    acknowledge(8, true, storage);
    expect(acknowledgedFloats([], readDevice(storage))).toEqual([8]);
    await settle();
    expect(sent()).toEqual([{ floats: 8, version: SAFETY_RULES_VERSION }]);
  });

  it('that could not be sent is sent the next time', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    fetchMock.mockResolvedValueOnce(Response.json({}, { status: 503 }));
    acknowledge(6, true, storage);
    await vi.waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1));
    await sendUnsent(storage);
    expect(acknowledgedFloats([8], readDevice(storage))).toEqual([8, 6]);
    await sendUnsent(storage);
    await sendUnsent(storage);
    expect(fetchMock).toHaveBeenCalledTimes(3);
    expect(readDevice(storage).unsent).toEqual([]);
  });

  it('that the shop refuses is not sent again', async () => {
    fetchMock.mockResolvedValue(Response.json({}, { status: 422 }));
    acknowledge(8, true, storage);
    await settle();
    await sendUnsent(storage);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('is sent where a browser stores nothing', async () => {
    acknowledge(8, true, () => {
      throw new Error('denied');
    });
    expect(sent()).toMatchObject([{ floats: 8 }]);
  });

  it('of a former version, or of something else, counts as none', () => {
    writeDevice(storage, { floats: [8], unsent: [8] });
    const text = stored.get('own:safety-rules') ?? '';
    for (const other of [text.replace(SAFETY_RULES_VERSION, '2020-01-01'), '[]', '"x"', '{'])
      expect(readDevice(() => ({ ...storage(), getItem: () => other }))).toEqual({ floats: [], unsent: [] });
    expect(readDevice(storage)).toEqual({ floats: [8], unsent: [8] });
  });
});
