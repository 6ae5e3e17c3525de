import type { Core } from '@strapi/strapi';
import { afterEach, expect, it, vi } from 'vitest';
import { revalidate } from '../../platform/revalidation/revalidate';
import { promotionJob } from './promotion-job';

vi.mock('../../platform/revalidation/revalidate', () => ({ revalidate: vi.fn() }));
vi.mock('../../platform/settings/shop-settings', () => ({
  readShopSettings: async () => ({ timeZone: 'Europe/Amsterdam' }),
}));
afterEach(() => vi.useRealTimers());

it('makes pages anew with each day of the shop, and with the first run', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-26T10:00:00Z') });
  const { run } = promotionJob({ db: {} } as Core.Strapi);
  const countAt = async (time: string): Promise<number> => {
    vi.setSystemTime(new Date(time));
    await run();
    return vi.mocked(revalidate).mock.calls.length;
  };
  expect(await countAt('2026-11-26T10:00:00Z')).toBe(1);
  expect(await countAt('2026-11-26T22:59:00Z')).toBe(1);
  expect(await countAt('2026-11-26T23:00:00Z')).toBe(2);
});
