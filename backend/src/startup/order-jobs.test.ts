import type { Core } from '@strapi/strapi';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const sweepOrders = vi.hoisted(() => vi.fn(async (_strapi: unknown, _options: { all: boolean }) => true));
const syncDuePayments = vi.hoisted(() => vi.fn(async () => true));
vi.mock('../after-sales/reconciliation/sweep-orders', () => ({ sweepOrders }));
vi.mock('../after-sales/reconciliation/sweep-payments', () => ({ syncDuePayments }));
const [sendAutoRefunds, remindReturns, alertUndecidedWithdrawals, endOverdueExchanges] = vi.hoisted(() => [
  vi.fn(),
  vi.fn(),
  vi.fn(),
  vi.fn(),
]);
vi.mock('../after-sales/exchanges/send-exchange', () => ({ endOverdueExchanges }));
vi.mock('../after-sales/refunds/send-auto-refunds', () => ({ sendAutoRefunds }));
vi.mock('../after-sales/returns/remind-returns', () => ({ remindReturns }));
vi.mock('../after-sales/withdrawals/alert-undecided', () => ({ alertUndecidedWithdrawals }));
vi.mock('../platform/outbox/outbox-worker', () => ({}));
vi.mock('../platform/env/env', () => ({ env: () => ({ jobs: { sweepMs: 60_000 } }) }));

import { orderSweepJob, returnsJob } from './order-jobs';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('while more payments are due only they are asked for, with a whole sweep at its interval', async () => {
  const { run } = orderSweepJob({} as Core.Strapi);
  const runAfter = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    await run();
    return [sweepOrders.mock.calls.map(([, { all }]) => all), syncDuePayments.mock.calls.length];
  };
  expect(await runAfter(0)).toEqual([[true], 0]);
  expect(await runAfter(1_000)).toEqual([[true], 1]);
  expect(await runAfter(58_000)).toEqual([[true], 2]);
  expect(await runAfter(1_000)).toEqual([[true, false], 2]);
  syncDuePayments.mockResolvedValueOnce(false);
  expect(await runAfter(1_000)).toEqual([[true, false], 3]);
  expect(await runAfter(1_000)).toEqual([[true, false, false], 3]);
});

it('each step runs whatever fails of the others', async () => {
  const error = vi.fn();
  for (const step of [sendAutoRefunds, remindReturns, alertUndecidedWithdrawals, endOverdueExchanges])
    step.mockRejectedValueOnce(new Error('Broken'));
  await returnsJob({ log: { error } } as unknown as Core.Strapi).run();
  expect(endOverdueExchanges).toHaveBeenCalledOnce();
  expect(error).toHaveBeenCalledTimes(4);
});
