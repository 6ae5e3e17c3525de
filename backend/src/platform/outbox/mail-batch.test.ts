import { describe, expect, it, vi } from 'vitest';
import type { Db } from '../database/row-helpers';
import { startMailBatch } from './mail-batch';

const start = (...orders: (number | null)[]) =>
  startMailBatch(
    {} as Db,
    orders.map((id) => ({ order_id: id })),
  );

describe('a batch of mails', () => {
  it('reads once what its mails share, also when they ask at the same time', async () => {
    const batch = start();
    const read = vi.fn(() => Promise.resolve('text'));
    expect(await Promise.all([batch.once('page', read), batch.once('page', read)])).toEqual(['text', 'text']);
    expect(await batch.once('other page', read)).toBe('text');
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('shares nothing with another batch', async () => {
    const read = vi.fn(() => Promise.resolve('text'));
    await start().once('page', read);
    await start().once('page', read);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('knows each of its orders once', () => {
    expect(start(7, null, 8, 7).orderIds).toEqual([7, 8]);
  });
});
