import { expect, it, vi } from 'vitest';
import { processEach, processInBatches } from './process-each';

const logger = () => ({ log: { error: vi.fn() } }) as unknown as Parameters<typeof processEach>[0];
const fail = async (): Promise<never> => {
  throw new Error('Broken');
};

it('an entry that fails is moved back, and stops nothing, not even when that fails', async () => {
  const [done, moved]: [number[], number[]] = [[], []];
  const work = async (entry: number) => (entry < 3 ? fail() : done.push(entry));
  const moveBack = async (entry: number) => (entry === 1 ? fail() : moved.push(entry));
  await processEach(logger(), 'Test', [1, 2, 3], work, moveBack);
  expect([done, moved]).toEqual([[3], [2]]);
});

it('batches in which all fail keep none from its turn', async () => {
  const rows = Array.from({ length: 7 }, (_, index) => ({ id: index + 1 }));
  const done: number[] = [];
  const read = async (after: number) => rows.filter(({ id }) => id > after).slice(0, 2);
  await processInBatches(logger(), 'Test', { size: 2, read }, async ({ id }) => (id < 5 ? fail() : done.push(id)));
  expect(done).toEqual([5, 6, 7]);
});
