import { afterEach, describe, expect, it, vi } from 'vitest';
import type { OfferedPickupPoint } from '../../../contract/pickup-points';
import { PointFinder } from './find-points';

const point = (id: string, over: Partial<OfferedPickupPoint> = {}): OfferedPickupPoint => ({
  id,
  carrier: 'PostNL',
  name: `Winkel ${id}`,
  street: 'Kade 1',
  postalCode: '3511 AB',
  city: 'Utrecht',
  country: 'nl',
  distance: 100,
  today: null,
  ...over,
});
const near = (postalCode = '3511 AB') => ({ country: 'nl', postalCode, carrierCode: 'postnl' });

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('PointFinder', () => {
  it('asks once for a postal code, however it is written, until ten minutes are over', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const findPickupPoints = vi.fn().mockResolvedValue([point('1'), point('2', { country: 'be' })]);
    const finder = new PointFinder({ findPickupPoints });
    expect(await finder.find(near())).toEqual({ state: 'found', points: [point('1')] });
    await finder.find(near('3511ab'));
    expect(findPickupPoints).toHaveBeenCalledTimes(1);
    clock.mockReturnValue(11 * 60_000);
    // The cache reads the clock once per millisecond.
    vi.runAllTimers();
    await finder.find(near());
    expect(findPickupPoints).toHaveBeenCalledTimes(2);
  });

  it('is unavailable without an answer, and asks again', async () => {
    const findPickupPoints = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue([]);
    const finder = new PointFinder({ findPickupPoints });
    expect(await finder.find(near())).toEqual({ state: 'unavailable' });
    expect(await finder.find(near())).toEqual({ state: 'found', points: [] });
  });

  it('forgets lists with a point that has closed, and keeps a bounded number', async () => {
    const findPickupPoints = vi.fn().mockResolvedValue([point('1')]);
    const finder = new PointFinder({ findPickupPoints });
    await finder.find(near());
    finder.forget('2');
    await finder.find(near());
    expect(findPickupPoints).toHaveBeenCalledTimes(1);
    finder.forget('1');
    for (let code = 0; code < 501; code += 1) await finder.find(near(String(code)));
    findPickupPoints.mockClear();
    await finder.find(near('0'));
    await finder.find(near('500'));
    expect(findPickupPoints).toHaveBeenCalledTimes(1);
  });
});
