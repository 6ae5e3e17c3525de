import { beforeEach, expect, it, vi } from 'vitest';
import { read } from '@/lib/backend/content-client';
import { listReviews } from './review-queries';

vi.mock('@/lib/backend/content-client', () => ({ read: vi.fn() }));
beforeEach(() => void vi.mocked(read).mockClear());

const tagsOf = async (product?: string) => {
  await listReviews('nl', { count: 12, product });
  return vi.mocked(read).mock.lastCall?.[2].tags;
};

it('a list of all reviews depends on every product it mentions', async () => {
  expect(await tagsOf()).toEqual(['review', 'product']);
});

it('a list for one product depends on that product alone', async () => {
  expect(await tagsOf('suit')).toEqual(['product:suit']);
});
